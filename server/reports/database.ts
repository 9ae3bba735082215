/** Databases that hold reports: SQLite, PostgreSQL and Cloudflare D1 run the same statements. */
export interface Database {
  /** Address for the operator, without a password. */
  name: string
  read(statement: Sql): Promise<Row[]>
  /** Runs the statements in one transaction, one writer at a time; returns the rows of each. */
  write(statements: readonly Sql[], options?: WriteOptions): Promise<Row[][]>
  close(): Promise<void>
}

export interface WriteOptions {
  /** The statements delete reports, so they must succeed on a full disk too. */
  freesSpace?: boolean
}

export type SqlValue = string | number | null
export type Row = Record<string, SqlValue>

/** SQL text with the values between its parts. */
export interface Sql {
  parts: readonly string[]
  values: readonly SqlValue[]
}

/** Builds a statement: a statement among the values becomes a part of the text, all other values stay parameters. */
export function sql(texts: TemplateStringsArray, ...values: (SqlValue | Sql)[]): Sql {
  const parts = [texts[0]!]
  const parameters: SqlValue[] = []
  for (const [index, value] of values.entries()) {
    const after = texts[index + 1]!
    if (value === null || typeof value !== 'object') {
      parts.push(after)
      parameters.push(value)
      continue
    }
    parts.push(parts.pop()! + value.parts[0]!, ...value.parts.slice(1))
    parts.push(parts.pop()! + after)
    parameters.push(...value.values)
  }
  return { parts, values: parameters }
}

/** SQL text of a name, which can't be a parameter; never of anything that a reader sent. */
export const nameSql = (...names: readonly string[]): Sql => ({ parts: [names.join(', ')], values: [] })

export const joinSql = (statements: readonly Sql[], separator: Sql): Sql =>
  statements.slice(1).reduce((whole, each) => sql`${whole}${separator}${each}`, statements[0] ?? sql``)

/** Returns the text with numbered parameters, which start with `?` in SQLite and D1, and with `$` in PostgreSQL. */
export const textOf = ({ parts }: Sql, sign: '?' | '$'): string =>
  parts.reduce((text, part, index) => `${text}${sign}${index}${part}`)

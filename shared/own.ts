/** What a table itself holds: a word from outside such as `constructor` finds nothing on its prototype. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

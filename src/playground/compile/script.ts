import { transform } from 'sucrase/dist/index.js'
import { parse } from 'sucrase/dist/parser/index.js'
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js'
import { CompileFailure } from './compile-failure.ts'
import { splitExports } from './split-exports.ts'

export interface Import {
  specifier: string
  /** Of its text with the quotes, in the code. */
  from: number
  to: number
}

/** The body of a CommonJS function, each statement in the line where it was written. */
export function compileScript(source: string, kind: 'ts' | 'js'): string {
  try {
    return transform(splitExports(source, kind), {
      transforms: kind === 'ts' ? ['typescript', 'imports'] : ['imports'],
      disableESTransforms: true,
      production: true
    }).code
  } catch (error) {
    throw asFailure(error)
  }
}

function asFailure(error: unknown): CompileFailure {
  const { message = String(error), loc } = error as { message?: string; loc?: { line: number; column: number } }
  return new CompileFailure(message.replace(/ \(\d+:\d+\)$/, ''), loc)
}

/** What the compiled code requires: what is left when the types are gone. Comments and strings that look like it do not count. */
export function findImports(code: string): Import[] {
  const { tokens } = parse(code, false, false, false)
  const is = (at: number, type: number) => tokens[at]?.type === type
  return tokens.flatMap(({ start, end }, at) => {
    const called =
      is(at, TokenType.name) &&
      code.slice(start, end) === 'require' &&
      is(at + 1, TokenType.parenL) &&
      is(at + 2, TokenType.string) &&
      is(at + 3, TokenType.parenR)
    const text = tokens[at + 2]
    if (!called || !text || is(at - 1, TokenType.dot) || is(at - 1, TokenType.questionDot)) return []
    return [{ specifier: code.slice(text.start + 1, text.end - 1), from: text.start, to: text.end }]
  })
}

/** Each import gets the name of the file that it means. */
export function renameImports(code: string, renamed: readonly { found: Import; name: string }[]): string {
  return renamed.reduceRight(
    (text, { found, name }) => text.slice(0, found.from) + JSON.stringify(name) + text.slice(found.to),
    code
  )
}

import { transform } from 'sucrase/dist/index.js'
import { parse } from 'sucrase/dist/parser/index.js'
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js'
import { CompileFailure } from './compile-failure.ts'
import { splitExports } from './split-exports.ts'

export interface ImportRange {
  specifier: string
  /** Start of the quoted specifier in the code; `to` is its end. */
  from: number
  to: number
}

/** Compiles a script to the body of a CommonJS function that keeps each statement in its line. */
export function compileScript(source: string, kind: 'ts' | 'js'): string {
  try {
    return transform(splitExports(source, kind), {
      transforms: kind === 'ts' ? ['typescript', 'imports'] : ['imports'],
      disableESTransforms: true,
      production: true
    }).code
  } catch (error) {
    throw toCompileFailure(error)
  }
}

function toCompileFailure(error: unknown): CompileFailure {
  const { message = String(error), loc } = error as { message?: string; loc?: { line: number; column: number } }
  return new CompileFailure(message.replace(/ \(\d+:\d+\)$/, ''), loc)
}

/**
 * Finds the `require` calls in compiled code, which has no type imports. Comments and strings that look like calls are
 * ignored.
 */
export function findImports(code: string): ImportRange[] {
  const { tokens } = parse(code, false, false, false)
  const hasType = (at: number, type: number) => tokens[at]?.type === type
  return tokens.flatMap(({ start, end }, at) => {
    const isRequireCall =
      hasType(at, TokenType.name) &&
      code.slice(start, end) === 'require' &&
      hasType(at + 1, TokenType.parenL) &&
      hasType(at + 2, TokenType.string) &&
      hasType(at + 3, TokenType.parenR)
    const text = tokens[at + 2]
    if (!isRequireCall || !text || hasType(at - 1, TokenType.dot) || hasType(at - 1, TokenType.questionDot)) return []
    return [{ specifier: code.slice(text.start + 1, text.end - 1), from: text.start, to: text.end }]
  })
}

/** Replaces each import specifier by the name of the imported file. */
export function renameImports(code: string, renamed: readonly { original: ImportRange; name: string }[]): string {
  return renamed.reduceRight(
    (text, { original, name }) => text.slice(0, original.from) + JSON.stringify(name) + text.slice(original.to),
    code
  )
}

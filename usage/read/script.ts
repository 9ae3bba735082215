import { parse, parseExpression } from '@babel/parser'
import type { ParserPlugin } from '@babel/parser'
import { createCountedText } from './counted-text.ts'
import type { Node } from './syntax.ts'

export type ScriptLanguage = 'js' | 'ts' | 'tsx'

export interface Script {
  program: Node
  /** True for `<script setup>`, with names that the template can use. */
  isSetup: boolean
}

/** Syntax error with its offset. */
export class UnreadableError extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

const pluginsOf: Record<ScriptLanguage, ParserPlugin[]> = {
  js: ['jsx', 'decorators-legacy', 'decoratorAutoAccessors'],
  ts: ['typescript', 'decorators-legacy', 'decoratorAutoAccessors'],
  tsx: ['typescript', 'jsx', 'decorators-legacy', 'decoratorAutoAccessors']
}

const parserOptions = (language: ScriptLanguage, start: number) =>
  ({
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowUndeclaredExports: true,
    attachComment: false,
    // Offsets refer to the file, not to the block.
    startIndex: start,
    startLine: 1,
    startColumn: start,
    plugins: pluginsOf[language]
  }) as const

/** Maximum characters for error recovery, which is slow if every character is an error. */
const maxRecoveredLength = 100_000

export function readScript(text: string, start: number, language: ScriptLanguage, isSetup = false): Script {
  const options = parserOptions(language, start)
  const read = (errorRecovery: boolean) =>
    parse(createCountedText(text), { ...options, errorRecovery }).program as unknown as Node
  try {
    return { program: read(false), isSetup }
  } catch (error) {
    if (text.length > maxRecoveredLength || !(error instanceof SyntaxError)) throw toUnreadableError(error, start)
  }
  try {
    return { program: read(true), isSetup }
  } catch (error) {
    throw toUnreadableError(error, start)
  }
}

/** Parses an expression of a template; undefined if it is not one. */
export const readExpression = (text: string, start: number): Node | undefined =>
  unlessSyntaxError(() => parseExpression(createCountedText(text), parserOptions('ts', start)) as unknown as Node)

/** Parses the expression or the statements of a handler in a template. */
export const readHandler = (text: string, start: number): Node | undefined =>
  readExpression(text, start) ??
  unlessSyntaxError(() => parse(createCountedText(text), parserOptions('ts', start)).program as unknown as Node)

/** Other errors, as of code that is nested deeper than the call stack, make the file unread. */
function unlessSyntaxError(read: () => Node): Node | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function toUnreadableError(error: unknown, start: number): unknown {
  if (!(error instanceof SyntaxError)) return error
  const { message, pos } = error as SyntaxError & { pos?: number }
  return new UnreadableError(message, pos ?? start)
}

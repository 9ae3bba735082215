import { parse, parseExpression } from '@babel/parser'
import type { ParserPlugin } from '@babel/parser'
import type { Node } from './syntax.ts'

export type ScriptLanguage = 'js' | 'ts' | 'tsx'

export interface Script {
  program: Node
  /** `<script setup>`: its names are the template's. */
  isSetup: boolean
}

/** Where a text can't be read. */
export class Unreadable extends Error {
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

const optionsFor = (language: ScriptLanguage, start: number) =>
  ({
    sourceType: 'module',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowUndeclaredExports: true,
    attachComment: false,
    // Ranges are those of the file, not of the block.
    startIndex: start,
    startLine: 1,
    startColumn: start,
    plugins: pluginsOf[language]
  }) as const

/** Going on after an error takes long where every letter is one. */
const longestRecovered = 100_000

export function readScript(text: string, start: number, language: ScriptLanguage, isSetup = false): Script {
  const options = optionsFor(language, start)
  const read = (errorRecovery: boolean) => parse(text, { ...options, errorRecovery }).program as unknown as Node
  try {
    return { program: read(false), isSetup }
  } catch (error) {
    if (text.length > longestRecovered) throw unreadable(error, start)
  }
  try {
    return { program: read(true), isSetup }
  } catch (error) {
    throw unreadable(error, start)
  }
}

/** An expression of a template; what is none gives nothing. */
export function readExpression(text: string, start: number): Node | undefined {
  try {
    return parseExpression(text, optionsFor('ts', start)) as unknown as Node
  } catch {
    return undefined
  }
}

/** Statements of a handler in a template, or the expression that it is. */
export function readHandler(text: string, start: number): Node | undefined {
  try {
    return parse(text, optionsFor('ts', start)).program as unknown as Node
  } catch {
    return undefined
  }
}

function unreadable(error: unknown, start: number): Unreadable {
  const { message, pos } = error as { message: string; pos?: number }
  return new Unreadable(message, pos ?? start)
}

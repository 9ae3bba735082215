import { CompileFailure, getPositionAt } from './compile-failure.ts'
import type { CompileTexts } from './compile-texts.ts'
import { splitRules } from './css-rules.ts'
import { compileScript } from './script.ts'
import { compileVueFile } from './vue-file.ts'

export interface CompiledFile {
  /** Body of a CommonJS function. Import specifiers are still those of the source. */
  code: string
  styles: string[]
}

/** Compiles one file of a project by its extension. */
export function compileFile(name: string, text: string, texts: CompileTexts): CompiledFile {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'vue') return compileVueFile(name, text, texts)
  if (ending === 'css') return { code: '', styles: (splitRules(text), [text]) }
  if (ending === 'json') return { code: `module.exports=${compileJson(text)}`, styles: [] }
  return { code: compileScript(text, ending === 'ts' ? 'ts' : 'js'), styles: [] }
}

function compileJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch (error) {
    const message = String((error as Error).message)
    const [, position] = /position (\d+)/.exec(message) ?? []
    throw new CompileFailure(message, getPositionAt(text, position === undefined ? text.length : Number(position)))
  }
}

import { CompileFailure, placeAt } from './compile-failure.ts'
import type { CompileTexts } from './compile-texts.ts'
import { cutCss } from './css-blocks.ts'
import { compileScript } from './script.ts'
import { compileVueFile } from './vue-file.ts'

export interface CompiledFile {
  /** Body of a CommonJS function; imports still have the words of the source. */
  code: string
  styles: string[]
}

/** One file of a project, by its ending. */
export function compileFile(name: string, text: string, texts: CompileTexts): CompiledFile {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'vue') return compileVueFile(name, text, texts)
  if (ending === 'css') return { code: '', styles: (cutCss(text), [text]) }
  if (ending === 'json') return { code: `module.exports=${compileJson(text)}`, styles: [] }
  return { code: compileScript(text, ending === 'ts' ? 'ts' : 'js'), styles: [] }
}

function compileJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch (error) {
    const message = String((error as Error).message)
    const [, position] = /position (\d+)/.exec(message) ?? []
    throw new CompileFailure(message, placeAt(text, position === undefined ? text.length : Number(position)))
  }
}

import { join } from 'node:path/posix'
import type { Language } from '../../shared/locale.ts'
import { getShownSource } from '../demos/demo-source.ts'
import type { ShownCode, ShownCodes } from '../demos/shown-code.ts'
import { checkShownCode, isCodeFile, readShownCode } from '../demos/shown-code.ts'
import type { ContentFiles } from './content-files.ts'

const codeElement = /^<Code src="(?:\.\/)?([^"]+)"/gm
const patchFile = /^\/patches\/[\w-]+\.js$/

/**
 * Returns the code of the files that a page names, in its language and without types. It is part of the page's input,
 * so that a changed file only invalidates its page.
 */
export const findShownCodes = (files: ContentFiles, path: string, source: string, language: Language): ShownCodes =>
  Object.fromEntries(
    Array.from(source.matchAll(codeElement), ([, name = '']) => {
      try {
        return [
          name,
          patchFile.test(name) ? readPatchCode(files, name) : readCode(files, join(path.slice(1), name), language)
        ]
      } catch (error) {
        return [name, { problem: error instanceof Error ? error.message : String(error) }]
      }
    })
  )

/** Reads a whole file of the folder `patches`, which is beside the content. */
const readPatchCode = (files: ContentFiles, name: string): ShownCode => ({
  lang: 'js',
  parts: [{ lang: 'js', text: files.read(`..${name}`).trimEnd() }]
})

function readCode(files: ContentFiles, name: string, language: Language): ShownCode {
  if (!isCodeFile(name)) throw new Error('the file is named smallest.vue, or smallest-rows.vue if a page has several.')
  if (!files.has(name)) throw new Error(`there is no content/${name}.`)
  checkShownCode(files.read(name), `content/${name}`)
  return readShownCode(getShownSource(files, name, language, 'js'), `content/${name}`)
}

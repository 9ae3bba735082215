import type { Demo, SourceKind } from '../../shared/demo.ts'
import { joinCopyParts } from '../../shared/copied-source.ts'
import type { Language } from '../../shared/locale.ts'
import type { CopiedText } from '../ui/copy-button.tsx'
import { fetchSource } from './fetch-source.ts'
import { sourceTexts } from './source-texts.ts'

/**
 * Returns the text of a demo to copy: one file that contains the imported code. @param write writes values of knobs
 */
export async function readCopy(
  { files }: Pick<Demo, 'files'>,
  kind: SourceKind,
  language: Language,
  write: (code: string) => Promise<string> = async code => code
): Promise<CopiedText> {
  const { code, copy, install } = await fetchSource(files[0]!, kind)
  const note = install === undefined ? '' : sourceTexts[language].copiedNote(installCommand(install))
  if (!copy) return { text: await write(code), note }
  const sources = await Promise.all(files.map(file => fetchSource(file, kind)))
  const texts = sources.map(source => source.code)
  return { text: await write(joinCopyParts(copy, texts)), note }
}

export const installCommand = (packages: string): string => `npm install ${packages}`

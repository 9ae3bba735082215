import type { CopyPart } from '../../shared/copied-source.ts'
import { joinCopyParts } from '../../shared/copied-source.ts'
import type { SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { demoFileNames, getShownSource } from '../demos/demo-source.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import { standaloneSource } from './standalone-source.ts'

/** Returns the parts of a demo as one file, or undefined if it is copied as it is shown. */
export function copyParts(
  files: ContentFiles,
  name: string,
  language: Language,
  kind: SourceKind
): CopyPart[] | undefined {
  if (!name.endsWith('.vue') || demoFileNames(files, name).length === 1) return undefined
  const chinese = memoizeFor(files, `copy ${name} ${kind}`, () => findParts(files, name, 'zh', kind))
  // The files of all languages have the same lines, so only text of the parts differs.
  const isSame = language === 'zh' || !chinese.some(part => typeof part === 'string' && /\p{Script=Han}/u.test(part))
  return isSame ? chinese : findParts(files, name, language, kind)
}

/** Returns the text that is copied. */
export function copiedSource(files: ContentFiles, name: string, language: Language, kind: SourceKind): string {
  const parts = copyParts(files, name, language, kind)
  return parts
    ? joinCopyParts(parts, shownTexts(files, name, language, kind))
    : getShownSource(files, name, language, kind)
}

const findParts = (files: ContentFiles, name: string, language: Language, kind: SourceKind): CopyPart[] =>
  splitCopy(standaloneSource(files, name, language, kind), shownTexts(files, name, language, kind))

const shownTexts = (files: ContentFiles, name: string, language: Language, kind: SourceKind): string[] =>
  demoFileNames(files, name).map(each => getShownSource(files, each, language, kind))

/** Writes a text as lines of other texts, always the longest run, and the lines that are in none of them. */
export function splitCopy(text: string, texts: readonly string[]): CopyPart[] {
  const sources = texts.map(each => each.split('\n'))
  const lines = text.split('\n')
  const parts: CopyPart[] = []
  for (let at = 0; at < lines.length;) {
    const [file, from, length] = longestRun(lines, at, sources)
    const last = parts.at(-1)
    if (length > 0) parts.push([file, from, from + length])
    else if (typeof last === 'string') parts[parts.length - 1] = `${last}\n${lines[at]}`
    else parts.push(lines[at]!)
    at += Math.max(length, 1)
  }
  return parts
}

function longestRun(
  lines: readonly string[],
  at: number,
  sources: readonly (readonly string[])[]
): [file: number, from: number, length: number] {
  let best: [number, number, number] = [0, 0, 0]
  for (const [file, source] of sources.entries()) {
    for (let from = source.indexOf(lines[at]!); from >= 0; from = source.indexOf(lines[at]!, from + 1)) {
      let length = 1
      while (
        at + length < lines.length &&
        from + length < source.length &&
        lines[at + length] === source[from + length]
      )
        length += 1
      if (length > best[2]) best = [file, from, length]
    }
  }
  return best
}

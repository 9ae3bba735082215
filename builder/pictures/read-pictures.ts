import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { GalleryDemo, PictureLanguage, PictureTheme } from '../../shared/gallery.ts'
import { getPictureAddress, getPictureLanguage, pictureThemes } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import { shortHash } from '../graph/hash.ts'
import type { OutputFile } from '../output/output-file.ts'

export interface Pictures {
  /** Returns the hashes of the pictures of a demo in a language, by theme. */
  of: (id: string, language: Language) => GalleryDemo['pictures']
  files: OutputFile[]
}

export const noPictures: Pictures = { of: () => ({}), files: [] }

/** Reads the accepted pictures: `pictures/table/base/sort/sort-by-header.light.webp`, in English `….light.en.webp`. */
export function readPictures(folder: string): Pictures {
  if (!existsSync(folder)) return noPictures
  const hashes = new Map<string, GalleryDemo['pictures']>()
  const keyOf = (id: string, language: Language) => `${id} ${getPictureLanguage(language)}`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): OutputFile[] => {
    const { id, theme, language } = splitName(name.split(path.sep).join('/'))
    if (!theme) return []
    const body = readFileSync(path.join(folder, name))
    const hash = shortHash(body)
    const key = keyOf(id, language)
    hashes.set(key, { ...hashes.get(key), [theme]: hash })
    return [{ path: getPictureAddress(id, language, theme, hash), body }]
  })
  return { of: (id, language) => hashes.get(keyOf(id, language)) ?? {}, files }
}

function splitName(name: string): { id: string; theme?: PictureTheme; language: PictureLanguage } {
  const [, id = '', theme, english] = /^([^.]+)\.(\w+)(\.en)?\.webp$/.exec(name) ?? []
  return { id, theme: pictureThemes.find(each => each === theme), language: english ? 'en' : 'zh' }
}

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { GalleryDemo, PictureTheme } from '../../shared/gallery.ts'
import { getPictureAddress, pictureThemes } from '../../shared/gallery.ts'
import { shortHash } from '../graph/hash.ts'
import type { OutputFile } from '../output/output-file.ts'

export interface Pictures {
  /** Returns the hashes of the pictures of a demo, by theme. */
  of: (id: string) => GalleryDemo['pictures']
  files: OutputFile[]
}

export const noPictures: Pictures = { of: () => ({}), files: [] }

/** Reads the accepted pictures: `pictures/table/base/sort/sort-by-header.light.webp`. */
export function readPictures(folder: string): Pictures {
  if (!existsSync(folder)) return noPictures
  const hashes = new Map<string, GalleryDemo['pictures']>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): OutputFile[] => {
    const { id, theme } = splitName(name.split(path.sep).join('/'))
    if (!theme) return []
    const body = readFileSync(path.join(folder, name))
    const hash = shortHash(body)
    hashes.set(id, { ...hashes.get(id), [theme]: hash })
    return [{ path: getPictureAddress(id, theme, hash), body }]
  })
  return { of: id => hashes.get(id) ?? {}, files }
}

function splitName(name: string): { id: string; theme?: PictureTheme } {
  const [, id = '', theme] = /^(.+)\.(\w+)\.webp$/.exec(name) ?? []
  return { id, theme: pictureThemes.find(each => each === theme) }
}

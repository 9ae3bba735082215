import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureLanguage, PictureTheme } from '../shared/gallery.ts'

/** Accepted pictures of the demos, which the build publishes. */
const published = path.resolve(import.meta.dirname, '../pictures')

export interface PictureKey {
  id: string
  theme: PictureTheme
  language: PictureLanguage
}

const fileOf = (folder: string, { id, theme, language }: PictureKey): string =>
  path.join(folder, `${id}.${theme}${language === 'en' ? '.en' : ''}.webp`)

export function readPicture(key: PictureKey, folder = published): Buffer | undefined {
  const file = fileOf(folder, key)
  return existsSync(file) ? readFileSync(file) : undefined
}

export function writePicture(key: PictureKey, bytes: Buffer, folder = published): void {
  const file = fileOf(folder, key)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

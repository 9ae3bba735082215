import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureLanguage, PictureTheme } from '../shared/gallery.ts'

/** Accepted pictures of the demos, which the build publishes. */
const folder = path.resolve(import.meta.dirname, '../pictures')

export interface PictureKey {
  id: string
  theme: PictureTheme
  language: PictureLanguage
}

const fileOf = ({ id, theme, language }: PictureKey): string =>
  path.join(folder, `${id}.${theme}${language === 'en' ? '.en' : ''}.webp`)

export const readPicture = (key: PictureKey): Buffer | undefined =>
  existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined

export function writePicture(key: PictureKey, bytes: Buffer): void {
  mkdirSync(path.dirname(fileOf(key)), { recursive: true })
  writeFileSync(fileOf(key), bytes)
}

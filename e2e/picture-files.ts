import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PictureTheme } from '../shared/gallery.ts'

/** Accepted pictures of the demos, which the build publishes. */
const folder = path.resolve(import.meta.dirname, '../pictures')

const fileOf = (id: string, theme: PictureTheme): string => path.join(folder, `${id}.${theme}.webp`)

export const readPicture = (id: string, theme: PictureTheme): Buffer | undefined =>
  existsSync(fileOf(id, theme)) ? readFileSync(fileOf(id, theme)) : undefined

export function writePicture(id: string, theme: PictureTheme, bytes: Buffer): void {
  mkdirSync(path.dirname(fileOf(id, theme)), { recursive: true })
  writeFileSync(fileOf(id, theme), bytes)
}

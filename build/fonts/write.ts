import path from 'node:path'
import { writeFonts } from './write-fonts.ts'

/** Beside a program that has something else to do meanwhile. */
await writeFonts(path.resolve(import.meta.dirname, '../../.cache/fonts'))

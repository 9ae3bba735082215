import path from 'node:path'
import { writeFonts } from './write-fonts.ts'

/** Runs as a program of its own, in parallel with the caller. */
await writeFonts(path.resolve(import.meta.dirname, '../../.cache/fonts'))

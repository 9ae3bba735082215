import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { plexCharacters, plexPunctuation } from './font-characters.ts'

export interface FontFile {
  /** The name that `src/theme/fonts.css` asks for in `.cache/fonts`. */
  file: string
  data: Buffer
}

interface Recipe {
  file: string
  source: string
  characters: string
  /** What of the weight axis is kept; a font of one weight has none. */
  weights?: { min: number; max: number }
}

/** The site sets nothing but 400, 500 and 600, and no italics: see "Type" in the design's visual reference. */
const recipes: Recipe[] = [
  {
    file: 'plex-sans.woff2',
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    characters: plexCharacters + plexPunctuation,
    weights: { min: 400, max: 600 }
  },
  ...[400, 500].map(weight => ({
    file: `plex-mono-${weight}.woff2`,
    source: `@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff2`,
    characters: plexCharacters
  }))
]

/** Kerning, accents, tabular figures. What the site never switches on (fractions, stylistic sets) stays out. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'zero']

export const fontFiles: readonly string[] = recipes.map(({ file }) => file)

const { resolve } = createRequire(import.meta.url)

/** The web fonts, cut down to what the site shows. Hinting stays: Windows draws 13 px text with it. */
export async function subsetFonts(): Promise<FontFile[]> {
  const { default: subsetFont } = await import('subset-font')
  return Promise.all(
    recipes.map(async ({ file, source, characters, weights }) => {
      const data = await subsetFont(await readFile(resolve(source)), characters, {
        targetFormat: 'woff2',
        keepFeatures: features,
        ...(weights && { variationAxes: { wght: weights } })
      })
      return { file, data }
    })
  )
}

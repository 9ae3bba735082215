import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { plexCharacters, plexPunctuation } from './font-characters.ts'

export interface FontFile {
  /** The name that `src/theme/fonts.css` loads from `.cache/fonts`. */
  file: string
  data: Buffer
}

interface FontRecipe {
  file: string
  source: string
  characters: string
  /** Range of the weight axis to keep; a font of one weight has none. */
  weights?: { min: number; max: number }
}

/** The site uses only the weights 400, 500 and 600, and no italics: see "Type" in the design's visual reference. */
const recipes: FontRecipe[] = [
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

/**
 * Features to keep: kerning, accents, tabular figures. Features that the site never switches on (fractions, stylistic
 * sets) are left out.
 */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'zero']

export const fontFiles: readonly string[] = recipes.map(({ file }) => file)

const { resolve } = createRequire(import.meta.url)

/** Returns the files of packages that the fonts are made of. */
export const fontSources = (): string[] => recipes.map(({ source }) => resolve(source))

/** Subsets the web fonts to the characters of the site. Hinting is kept, because Windows renders 13 px text with it. */
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

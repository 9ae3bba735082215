/**
 * The characters of the web fonts. Chinese and English pages use no accented letter; a stray one comes from the
 * system's font. Arrows and key symbols are left to it too, because Plex's Latin files hold only two of the four.
 */
const printableAscii = range(0x20, 0x7e)
const latinSigns = range(0xa0, 0xbf) + '×÷'

/** Chinese sets these full width, so on Chinese pages they must come from the Chinese font. */
export const plexPunctuation = '·–—‘’“”…'

export const plexCharacters = without(printableAscii + latinSigns, plexPunctuation)

/** @example unicodeRange('abc·') // 'U+61-63, U+B7' */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map(character => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const starts = codes.filter((code, index) => code !== (codes[index - 1] ?? Number.NaN) + 1)
  return starts
    .map(start => {
      let end = start
      while (codes.includes(end + 1)) end += 1
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
    })
    .join(', ')
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

function without(characters: string, unwanted: string): string {
  return [...characters].filter(character => !unwanted.includes(character)).join('')
}

function hex(code: number): string {
  return code.toString(16).toUpperCase()
}

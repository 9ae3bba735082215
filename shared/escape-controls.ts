/**
 * Characters that have an effect instead of a shape: control characters (C0 and C1, with the escape sequences of
 * terminals), bidirectional overrides, invisible, filling and separating characters, lone surrogates.
 */
const effectCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu

/** Shows these characters as `\x1b` or `\u202e`, for names, code and texts that anyone may have written. */
export const escapeControls = (text: string): string => text.replace(effectCharacters, escapeCharacter)

/** Escapes a text of several lines, which keep their ends and tabs. */
export const escapeLines = (text: string): string =>
  text.replace(effectCharacters, character => (/[\t\n]/.test(character) ? character : escapeCharacter(character)))

/** Escapes the strings of a JSON text, which stay the same for the program that reads it. */
export const escapeJson = (json: string): string =>
  json.replace(effectCharacters, character =>
    character === '\n'
      ? character
      : Array.from({ length: character.length }, (_, index) => unitOf(character, index)).join('')
  )

export const hasControls = (text: string): boolean => escapeControls(text) !== text

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0)!
  if (code > 0xffff) return `\\u{${code.toString(16)}}`
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : unitOf(character, 0)
}

const unitOf = (text: string, index: number): string => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`

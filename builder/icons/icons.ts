import type { IconCategory } from '../../content/table/start/icons/icon-words.ts'
import { iconCategories } from '../../content/table/start/icons/icon-words.ts'

/** Reads a text file by its path from the project's root. */
type ReadProjectFile = (path: string) => string

export interface LibraryIcon {
  name: string
  className: string
  codepoint: string
  category: string
  keywords: { zh: string[]; en: string[] }
}

const stylesheet = 'node_modules/vxe-table/styles/icon.scss'
const wordsFile = 'content/table/start/icons/icon-words.ts'

/** The icons of the library's font, in the order of the site's categories. */
export function libraryIcons(read: ReadProjectFile, categories: IconCategory[] = iconCategories): LibraryIcon[] {
  const codepoints = readCodepoints(read(stylesheet))
  const icons = categories.flatMap(category =>
    Object.entries(category.icons).map(([name, [zh, en]]) => ({
      name,
      className: `vxe-icon-${name}`,
      codepoint: codepoints.get(name) ?? throwUnknownIcon(name),
      category: category.id,
      keywords: { zh: zh.split(' '), en: en.split(' ') }
    }))
  )
  requireEachOnce(
    [...codepoints.keys()],
    icons.map(icon => icon.name)
  )
  return icons
}

/** The older `vxe-icon--*` classes consist of borders instead of glyphs of the font and are left out. */
function readCodepoints(scss: string): Map<string, string> {
  const rules = scss.matchAll(/\.vxe-icon-([a-z][\w-]*):{1,2}before\s*\{\s*content:\s*["']\\([\da-f]+)["']/gi)
  const codepoints = new Map([...rules].map(([, name = '', codepoint = '']) => [name, codepoint.toLowerCase()]))
  if (codepoints.size === 0)
    throw new Error(
      `No icon was found in ${stylesheet}. Teach builder/icons/icons.ts the way the library now writes them.`
    )
  return codepoints
}

function throwUnknownIcon(name: string): never {
  throw new Error(`${wordsFile} describes "${name}", which the installed library does not have. Remove its line.`)
}

function requireEachOnce(existing: string[], described: string[]): void {
  const missing = existing.filter(name => !described.includes(name))
  if (missing.length > 0)
    throw new Error(`${wordsFile} has no words for ${quoted(missing)}. Add a line for each to the category it fits in.`)
  const twice = described.filter((name, index) => described.indexOf(name) !== index)
  if (twice.length > 0)
    throw new Error(`${wordsFile} describes ${quoted(twice)} more than once. Keep one line in one category.`)
}

function quoted(names: string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}

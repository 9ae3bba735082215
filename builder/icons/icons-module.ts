import { readFileSync } from 'node:fs'
import path from 'node:path'
import { iconCategories } from '../../content/table/start/icons/icon-words.ts'
import { toTraditional } from '../locale/traditional.ts'
import { configIcons } from './config-icons.ts'
import { libraryIcons } from './icons.ts'

/**
 * Generates `virtual:icons`, the data of the icon gallery: icon names, their keywords, and their uses in the library.
 */
export function iconsModule(root: string): string {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
  const icons = libraryIcons(read).map(({ name, category, keywords: { zh, en } }) => {
    const words = [...new Set([...zh, ...zh.map(toTraditional), ...en])].join(' ')
    return { name, category, words }
  })
  const categories = iconCategories.map(({ id, title }) => ({ id, title: { ...title, tw: toTraditional(title.zh) } }))
  const constants = { icons, categories, places: configIcons(read) }
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

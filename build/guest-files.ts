import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { GuestImport, GuestPackage } from '../shared/project.ts'
import { guestImports } from '../shared/project.ts'

/** A package of others in one file, as the preview and an exported page need it: they can load nothing. */
export interface GuestFile {
  name: GuestImport
  /** Below the site's base; it changes with the content, so it may be kept for ever. */
  address: string
  text: string
}

const sources: Record<GuestImport, string> = {
  echarts: 'echarts/dist/echarts.min.js',
  'element-ui': 'element-ui/lib/index.js',
  'element-ui/lib/theme-chalk/index.css': 'element-ui/lib/theme-chalk/index.css',
  exceljs: 'exceljs/dist/exceljs.min.js',
  sortablejs: 'sortablejs/Sortable.min.js'
}

export function guestFiles(root: string): GuestFile[] {
  return (Object.keys(sources) as GuestImport[]).map(name => {
    const file = path.join(root, 'node_modules', sources[name])
    const ending = path.extname(file)
    const source = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
    const text = ending === '.css' ? withFonts(source, path.dirname(file)) : source
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return { name, address: `static/${ending.slice(1)}/guest-${guestImports[name]}.${hash}${ending}`, text }
  })
}

/** `virtual:guests`: where they are, and which versions. */
export function guestModule(root: string, files: readonly GuestFile[], base: string): string {
  const addresses = Object.fromEntries(files.map(file => [file.name, base + file.address]))
  return `export const guests = ${JSON.stringify(addresses)}\nexport const versions = ${JSON.stringify(guestVersions(root))}`
}

/** Read from what is installed. */
export function guestVersions(root: string): Record<GuestPackage, string> {
  const require = createRequire(path.join(root, 'package.json'))
  return Object.fromEntries([...new Set(Object.values(guestImports))].map(name => [name, require(`${name}/package.json`).version])) as Record<GuestPackage, string>
}

/** Fonts become a part of the sheet, in the one format that every browser of today reads. */
function withFonts(css: string, folder: string): string {
  return css
    .replace(/,\s*url\([^)]+\.ttf\)\s*format\("truetype"\)/g, '')
    .replace(/url\(([^):]+\.woff)\)/g, (_, name: string) => `url("data:font/woff;base64,${readFileSync(path.join(folder, name)).toString('base64')}")`)
}

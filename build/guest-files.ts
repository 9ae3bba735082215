import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { GuestImport, GuestPackage } from '../shared/project.ts'
import { guestImports, isSheet } from '../shared/project.ts'
import { shortHash } from './graph/hash.ts'
import { scopeResets } from './scope-resets.ts'

/** A package of others in one file, as the preview and an exported page need it: they can load nothing. */
export interface GuestFile {
  name: GuestImport
  /** Below the site's base; it changes with the content, so it may be kept for ever. */
  address: string
  text: string
}

const sources: Record<GuestImport, string> = {
  'ant-design-vue': 'ant-design-vue/dist/antd.min.js',
  'ant-design-vue/dist/antd.css': 'ant-design-vue/dist/antd.min.css',
  'ant-design-vue/es/locale/zh_CN': 'ant-design-vue/lib/locale/zh_CN.js',
  echarts: 'echarts/dist/echarts.min.js',
  'element-ui': 'element-ui/lib/index.js',
  'element-ui/lib/locale': 'element-ui/lib/locale/index.js',
  'element-ui/lib/locale/lang/en': 'element-ui/lib/locale/lang/en.js',
  'element-ui/lib/locale/lang/zh-CN': 'element-ui/lib/locale/lang/zh-CN.js',
  'element-ui/lib/theme-chalk/index.css': 'element-ui/lib/theme-chalk/index.css',
  exceljs: 'exceljs/dist/exceljs.min.js',
  moment: 'moment/min/moment.min.js',
  'moment/locale/zh-cn': 'moment/locale/zh-cn.js',
  sortablejs: 'sortablejs/Sortable.min.js'
}

const read = new Map<string, readonly GuestFile[]>()

/** Several megabytes: read once in a process. */
export function guestFiles(root: string): readonly GuestFile[] {
  const files = read.get(root) ?? readGuests(root)
  read.set(root, files)
  return files
}

function readGuests(root: string): GuestFile[] {
  return (Object.keys(sources) as GuestImport[]).map(name => {
    const file = path.join(root, 'node_modules', sources[name])
    const ending = path.extname(file)
    const source = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
    const text = isSheet(name) ? sheetOf(name, file, source) : moduleOf(name, file, source)
    const hash = shortHash(text)
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
  return Object.fromEntries(
    [...new Set(Object.values(guestImports))].map(name => [name, require(`${name}/package.json`).version])
  ) as Record<GuestPackage, string>
}

const sheetOf = (name: GuestImport, file: string, source: string): string =>
  name === 'ant-design-vue/dist/antd.css' ? scopeResets(source) : withFonts(source, path.dirname(file))

/** A file that requires others beside it could not find them in the frame. */
function moduleOf(name: GuestImport, file: string, source: string): string {
  if (name.startsWith('ant-design-vue/es/locale/')) {
    const words: unknown = createRequire(file)(file).default
    return `exports.__esModule = true\nexports.default = ${JSON.stringify(words)}`
  }
  // The script of the whole package has a copy of this module in it, which is the one that counts.
  if (name === 'element-ui/lib/locale')
    return "const { locale, i18n } = require('element-ui')\nexports.__esModule = true\nexports.default = { use: locale, i18n }"
  return source.replace("require('../moment')", "require('moment')")
}

/** Fonts become a part of the sheet, in the one format that every browser of today reads. */
function withFonts(css: string, folder: string): string {
  return css
    .replace(/,\s*url\([^)]+\.ttf\)\s*format\("truetype"\)/g, '')
    .replace(
      /url\(([^):]+\.woff)\)/g,
      (_, name: string) => `url("data:font/woff;base64,${readFileSync(path.join(folder, name)).toString('base64')}")`
    )
}

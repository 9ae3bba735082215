import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ThirdPartyImport, ThirdPartyPackage } from '../shared/project.ts'
import { thirdPartyImports, isStyleSheet } from '../shared/project.ts'
import { shortHash } from './graph/hash.ts'
import { scopeResets } from './scope-resets.ts'

/** Third-party package in one file, because the preview and an exported page can load nothing. */
export interface ThirdPartyFile {
  name: ThirdPartyImport
  /** Address below the site's base; it changes with the content, so it may be cached forever. */
  address: string
  text: string
}

const sources: Record<ThirdPartyImport, string> = {
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

/** Returns the files of packages that are copied. */
export const thirdPartySources = (root: string): string[] =>
  Object.values(sources).map(source => path.join(root, 'node_modules', source))

const filesByRoot = new Map<string, readonly ThirdPartyFile[]>()

/** Cached per process, because the files have several megabytes. */
export function thirdPartyFiles(root: string): readonly ThirdPartyFile[] {
  const files = filesByRoot.get(root) ?? readThirdPartyFiles(root)
  filesByRoot.set(root, files)
  return files
}

function readThirdPartyFiles(root: string): ThirdPartyFile[] {
  return (Object.keys(sources) as ThirdPartyImport[]).map(name => {
    const file = path.join(root, 'node_modules', sources[name])
    const ending = path.extname(file)
    const source = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
    const text = isStyleSheet(name) ? sheetOf(name, file, source) : moduleOf(name, file, source)
    const hash = shortHash(text)
    return { name, address: `static/${ending.slice(1)}/guest-${thirdPartyImports[name]}.${hash}${ending}`, text }
  })
}

/** `virtual:guests`: the addresses of the files and the versions of the packages. */
export function thirdPartyModule(root: string, files: readonly ThirdPartyFile[], base: string): string {
  const addresses = Object.fromEntries(files.map(file => [file.name, base + file.address]))
  return `export const guests = ${JSON.stringify(addresses)}\nexport const versions = ${JSON.stringify(thirdPartyVersions(root))}`
}

/** Reads the versions of the installed packages. */
export function thirdPartyVersions(root: string): Record<ThirdPartyPackage, string> {
  const require = createRequire(path.join(root, 'package.json'))
  return Object.fromEntries(
    [...new Set(Object.values(thirdPartyImports))].map(name => [name, require(`${name}/package.json`).version])
  ) as Record<ThirdPartyPackage, string>
}

const sheetOf = (name: ThirdPartyImport, file: string, source: string): string =>
  name === 'ant-design-vue/dist/antd.css' ? scopeResets(source) : withFonts(source, path.dirname(file))

/** Returns a script that requires no file beside it, because the frame could not find it. */
function moduleOf(name: ThirdPartyImport, file: string, source: string): string {
  if (name.startsWith('ant-design-vue/es/locale/')) {
    const words: unknown = createRequire(file)(file).default
    return `exports.__esModule = true\nexports.default = ${JSON.stringify(words)}`
  }
  // The script of the whole package contains a copy of this module, and only that copy has an effect.
  if (name === 'element-ui/lib/locale')
    return "const { locale, i18n } = require('element-ui')\nexports.__esModule = true\nexports.default = { use: locale, i18n }"
  return source.replace("require('../moment')", "require('moment')")
}

/** Inlines the fonts into the sheet, in the one format that every current browser reads. */
function withFonts(css: string, folder: string): string {
  return css
    .replace(/,\s*url\([^)]+\.ttf\)\s*format\("truetype"\)/g, '')
    .replace(
      /url\(([^):]+\.woff)\)/g,
      (_, name: string) => `url("data:font/woff;base64,${readFileSync(path.join(folder, name)).toString('base64')}")`
    )
}

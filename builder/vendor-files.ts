import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortHash } from './graph/hash.ts'

/** Builds of the packages for pages without a bundler: an exported page contains them. */
export interface VendorFile {
  name: 'vue' | 'utils' | 'table' | 'en' | 'tw' | 'style'
  /** Address below the site's base; it changes with the content, so it may be cached forever. */
  address: string
  text: string
}

const sources: Record<VendorFile['name'], string> = {
  vue: 'vue/dist/vue.min.js',
  utils: 'xe-utils/dist/xe-utils.umd.min.js',
  table: 'vxe-table/lib/index.umd.min.js',
  en: 'vxe-table/lib/locale/lang/en-US.umd.js',
  tw: 'vxe-table/lib/locale/lang/zh-TW.umd.js',
  style: 'vxe-table/lib/style.min.css'
}

/** Returns the files of packages that are copied. */
export const vendorSources = (root: string): string[] =>
  Object.values(sources).map(source => path.join(root, 'node_modules', source))

export function vendorFiles(root: string): VendorFile[] {
  return Object.entries(sources).map(([name, source]) => {
    const text = makeStandalone(readFileSync(path.join(root, 'node_modules', source), 'utf8'), source)
    const hash = shortHash(text)
    const [, ending = ''] = /\.(\w+)$/.exec(source) ?? []
    return { name: name as VendorFile['name'], address: `static/${ending}/vendor-${name}.${hash}.${ending}`, text }
  })
}

/** `virtual:vendor`: the addresses of the files. */
export const vendorModule = (files: readonly VendorFile[], base: string): string =>
  `export const vendor = ${JSON.stringify(Object.fromEntries(files.map(file => [file.name, base + file.address])))}`

/**
 * Removes older formats of the font, which a saved page would request from beside it: the sheet contains its icons as
 * data.
 */
function makeStandalone(text: string, source: string): string {
  const standalone = text
    .replace(/,\s*url\("\.\/iconfont\.\d+\.(?:woff|ttf)"\)\s*format\("\w+"\)/g, '')
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
  if (/url\(\s*["']?(?!data:|["']?#)/.test(source.endsWith('.css') ? standalone : '')) {
    throw new Error(
      `${source} asks for files beside it, which an exported page does not have. Teach builder/vendor-files.ts how the library now writes its font.`
    )
  }
  return standalone
}

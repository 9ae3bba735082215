import { readFileSync } from 'node:fs'
import path from 'node:path'
import { shortHash } from './graph/hash.ts'

/** Builds of the packages for pages without a bundler: what an exported page carries inside. */
export interface VendorFile {
  name: 'vue' | 'utils' | 'table' | 'en' | 'tw' | 'style'
  /** Below the site's base; it changes with the content, so it may be kept for ever. */
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

export function vendorFiles(root: string): VendorFile[] {
  return Object.entries(sources).map(([name, source]) => {
    const text = standAlone(readFileSync(path.join(root, 'node_modules', source), 'utf8'), source)
    const hash = shortHash(text)
    const [, ending = ''] = /\.(\w+)$/.exec(source) ?? []
    return { name: name as VendorFile['name'], address: `static/${ending}/vendor-${name}.${hash}.${ending}`, text }
  })
}

/** `virtual:vendor`: where they are. */
export const vendorModule = (files: readonly VendorFile[], base: string): string =>
  `export const vendor = ${JSON.stringify(Object.fromEntries(files.map(file => [file.name, base + file.address])))}`

/** The sheet holds its icons as data; the same font in older formats would be asked for beside the saved page. */
function standAlone(text: string, source: string): string {
  const alone = text
    .replace(/,\s*url\("\.\/iconfont\.\d+\.(?:woff|ttf)"\)\s*format\("\w+"\)/g, '')
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '')
  if (/url\(\s*["']?(?!data:|["']?#)/.test(source.endsWith('.css') ? alone : '')) {
    throw new Error(
      `${source} asks for files beside it, which an exported page does not have. Teach build/vendor-files.ts how the library now writes its font.`
    )
  }
  return alone
}

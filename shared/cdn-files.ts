/** Package files that an exported page loads from a CDN; their paths are the same in `node_modules` and below `/npm/`. */
export const cdnFiles = {
  style: { name: 'vxe-table', file: 'lib/style.css' },
  vue: { name: 'vue', file: 'dist/vue.min.js' },
  utils: { name: 'xe-utils', file: 'dist/xe-utils.umd.min.js' },
  table: { name: 'vxe-table', file: 'lib/index.umd.min.js' },
  en: { name: 'vxe-table', file: 'lib/locale/lang/en-US.umd.js' },
  tw: { name: 'vxe-table', file: 'lib/locale/lang/zh-TW.umd.js' }
} as const

export type CdnFile = keyof typeof cdnFiles

/** Hash of each file for its `integrity` attribute, `sha384-…`. */
export type CdnIntegrity = Record<CdnFile, string>

import type { Language } from '../../../shared/locale.ts'
import type { GuestPackage } from '../../../shared/project.ts'

/** The library in an exported page: inside it, or at an address. */
export interface Library {
  scripts: readonly ({ text: string } | { address: string })[]
  styles: readonly ({ text: string } | { address: string })[]
}

/** Exact versions: a saved page must run next year as it does today. */
export interface Versions {
  vue: string
  utils: string
  library: string
  /** Of other packages that a project may import. */
  guests: Record<GuestPackage, string>
}

const cdn = 'https://cdn.jsdelivr.net/npm'

/** From the CDN of the install page. */
export function cdnLibrary({ vue, utils, library }: Omit<Versions, 'guests'>, language: Language): Library {
  const words = { zh: [], en: ['en-US'], tw: ['zh-TW'] }[language]
  return {
    styles: [{ address: `${cdn}/vxe-table@${library}/lib/style.css` }],
    scripts: [
      { address: `${cdn}/vue@${vue}/dist/vue.min.js` },
      { address: `${cdn}/xe-utils@${utils}/dist/xe-utils.umd.min.js` },
      { address: `${cdn}/vxe-table@${library}/lib/index.umd.min.js` },
      ...words.map(name => ({ address: `${cdn}/vxe-table@${library}/lib/locale/lang/${name}.umd.js` }))
    ]
  }
}

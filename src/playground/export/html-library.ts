import type { CdnFile, CdnIntegrity } from '../../../shared/cdn-files.ts'
import { cdnFiles } from '../../../shared/cdn-files.ts'
import type { Language } from '../../../shared/locale.ts'
import type { GuestPackage } from '../../../shared/project.ts'

/** The library in an exported page: inside it, or at addresses that must hold exactly what was installed here. */
export interface Library {
  scripts: readonly Resource[]
  styles: readonly Resource[]
}

export type Resource = { text: string } | { address: string; integrity: string }

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
export function cdnLibrary(
  { vue, utils, library }: Omit<Versions, 'guests'>,
  integrity: CdnIntegrity,
  language: Language
): Library {
  const versions = { vue, 'xe-utils': utils, 'vxe-table': library }
  const resource = (key: CdnFile): Resource => {
    const { name, file } = cdnFiles[key]
    return { address: `${cdn}/${name}@${versions[name]}/${file}`, integrity: integrity[key] }
  }
  const words: CdnFile[] = language === 'zh' ? [] : [language]
  return { styles: [resource('style')], scripts: (['vue', 'utils', 'table', ...words] as CdnFile[]).map(resource) }
}

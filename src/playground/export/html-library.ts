import type { CdnFile, CdnIntegrity } from '../../../shared/cdn-files.ts'
import { cdnFiles } from '../../../shared/cdn-files.ts'
import type { Language } from '../../../shared/locale.ts'
import type { ThirdPartyPackage } from '../../../shared/project.ts'

/** Files of the library for an exported page, inlined or as addresses with the hash of the installed files. */
export interface ExportLibrary {
  scripts: readonly LibraryResource[]
  styles: readonly LibraryResource[]
}

export type LibraryResource = { text: string } | { address: string; integrity: string }

/** Exact versions: a saved page must run next year as it does today. */
export interface PackageVersions {
  vue: string
  utils: string
  library: string
  /** Versions of the third-party packages that a project may import. */
  thirdParty: Record<ThirdPartyPackage, string>
}

const cdn = 'https://cdn.jsdelivr.net/npm'

/** Returns the library from the CDN of the install page. */
export function createCdnLibrary(
  { vue, utils, library }: Omit<PackageVersions, 'thirdParty'>,
  integrity: CdnIntegrity,
  language: Language
): ExportLibrary {
  const versions = { vue, 'xe-utils': utils, 'vxe-table': library }
  const resource = (key: CdnFile): LibraryResource => {
    const { name, file } = cdnFiles[key]
    return { address: `${cdn}/${name}@${versions[name]}/${file}`, integrity: integrity[key] }
  }
  const words: CdnFile[] = language === 'zh' ? [] : [language]
  return { styles: [resource('style')], scripts: (['vue', 'utils', 'table', ...words] as CdnFile[]).map(resource) }
}

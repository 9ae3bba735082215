/** Names of the values of the site in the storage of the reader's browser. */
export type StorageName =
  | 'language'
  | 'theme'
  | 'upgradeNotice'
  | 'newVersion'
  | 'memorial'
  | 'sourceKind'
  | 'recentSearches'
  | 'fonts'
  | 'copy'
  | 'apiColumns'
  | 'siteTheme'

/**
 * Returns the key of a value. A function is shorter than a list in the script that every document contains.
 *
 * @example `language` -> `language`, `upgradeNotice` -> `vxe-docs:upgrade-notice`
 */
export const storageKey = (name: StorageName): string =>
  name === 'language' ? name : `vxe-docs:${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`

/** Names under which the site keeps things in the reader's browser. */
export const storageKeys = {
  language: 'language',
  theme: 'vxe-docs:theme',
  upgradeNotice: 'vxe-docs:upgrade-notice',
  banner: 'vxe-docs:banner',
  newVersion: 'vxe-docs:new-version',
  memorial: 'vxe-docs:memorial',
  sourceKind: 'vxe-docs:source-kind',
  recentSearches: 'vxe-docs:recent-searches',
  fonts: 'vxe-docs:fonts',
  copy: 'vxe-docs:copy',
  apiColumns: 'vxe-docs:api-columns'
} as const

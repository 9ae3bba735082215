/** Folders with third-party, generated or internal files. */
const ignoredFolders = new Set(['node_modules', 'dist', '.git'])

export const isIgnoredFolder = (name: string): boolean => ignoredFolders.has(name)

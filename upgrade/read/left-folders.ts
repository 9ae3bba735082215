/** Folders that hold what others have written or a program has made. */
const left = new Set(['node_modules', 'dist', '.git'])

export const isLeftFolder = (name: string): boolean => left.has(name)

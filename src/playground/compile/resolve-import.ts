/** Scripts come before components: `./clean-html` in `clean-html.vue` is the script beside it, as in a bundler. */
const endings = ['', '.ts', '.js', '.json', '.vue', '.css', '/index.ts', '/index.js', '/index.vue']

export const isLocalImport = (specifier: string): boolean => /^(?:@\/|\.\.?(?:\/|$))/.test(specifier)

/**
 * Returns the file that an import refers to: `@/` is the root of the project, other specifiers are relative to the
 * importer.
 */
export function resolveImport(names: ReadonlySet<string>, specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : joinPath(importer.split('/').slice(0, -1), specifier)
  return path === undefined ? undefined : endings.map(ending => path + ending).find(name => names.has(name))
}

/** Returns undefined for a path above the root. */
function joinPath(folder: string[], specifier: string): string | undefined {
  const path = [...folder]
  for (const part of specifier.split('/')) {
    if (part === '..' && !path.length) return undefined
    if (part === '..') path.pop()
    else if (part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}

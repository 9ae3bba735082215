/** Reads a text file by its path from the project's root. */
type ReadProjectFile = (path: string) => string

export interface ConfigIcon {
  /** @example 'TABLE_SORT_ASC' */
  key: string
  /** The whole class, which may turn or spin the icon. @example 'vxe-icon-caret-right rotate90' */
  className: string
}

const configuration = 'node_modules/vxe-table/packages/v-x-e-table/src/conf.js'

/**
 * Returns the icons that the library's components show, in the order of its configuration: those that `setConfig({
 * icon })` replaces.
 */
export function configIcons(read: ReadProjectFile): ConfigIcon[] {
  const source = read(configuration)
  const map = source.match(/^ {2}icon: \{\r?\n(.*?)^ {2}\}/ms)?.[1] ?? ''
  const prefix = source.match(/const iconPrefix = '([^']*)'/)?.[1]
  const entries = [...map.matchAll(/^\s*([A-Z_]+): iconPrefix \+ '([^']+)'/gm)]
  if (prefix === undefined || entries.length === 0)
    throw new Error(
      `No icon map was found in ${configuration}. Teach builder/icons/config-icons.ts the way the library now writes it.`
    )
  return entries.map(([, key = '', name = '']) => ({ key, className: prefix + name }))
}

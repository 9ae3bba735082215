/** `menuConfig` -> `menu-config`, `VxeTable` -> `vxe-table` */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase())

/** `menu-config` -> `menuConfig` */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

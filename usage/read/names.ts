/** `menuConfig` -> `menu-config`, `VxeTable` -> `vxe-table` */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at ? '-' : '') + letter.toLowerCase())

/** Parts of the library that its main module does not export. */
declare module 'vxe-table/packages/custom/src/mixin' {
  const methods: object
  export default methods
}

declare module 'vxe-table/packages/export/src/mixin' {
  const methods: object
  export default methods
  export const saveLocalFile: typeof import('vxe-table').saveFile
  export const readLocalFile: typeof import('vxe-table').readFile
  export function handlePrint(table: null, options: object, content?: string): void
}

declare module 'vxe-table/packages/*-panel' {
  const panel: { name: string }
  export default panel
}

declare module 'vxe-table/packages/custom/src/panel' {
  const panel: { name: string }
  export default panel
}

/** Folder with the site that opens by double click, without a server: builder/site-zip writes it, portable/ runs in it. */
export const folderName = 'vxe-table-3.8-docs'
export const archiveName = `${folderName}.zip`
/** Address of the archive on the site. */
export const archiveAddress = `download/${archiveName}`
/** Maximum size of the archive in bytes; the build fails above it. */
export const maxArchiveBytes = 25_000_000

export const startPage = 'start.html'
export const runtimeAddress = 'files/start.js'
export const getPackAddress = (index: number): string => `files/${String(index).padStart(3, '0')}.js`

export type ModuleExports = Record<string, unknown>

/**
 * Module compiled to a function: it imports through the first parameter and exports getters through the second, so that
 * importers read current values. A module with a top-level `await` returns a promise.
 */
export type ModuleBody = (
  importModule: (name: string) => ModuleExports,
  exportGetter: (name: string, read: () => unknown) => void,
  exportAll: (from: ModuleExports) => void,
  load: (address: string) => Promise<ModuleExports>,
  meta: { url: string }
) => void | Promise<void>

/** Functions that the scripts of the folder call; names are addresses below the folder of the start page. */
export interface PortableApi {
  module: (name: string, parts: readonly string[], body: ModuleBody) => void
  text: (name: string, text: string) => void
  load: (address: string) => Promise<ModuleExports>
}

export interface PortableFacts {
  /** First name of each pack; packs and the entries in them are sorted by name. */
  packs: readonly string[]
  /** Documents of frames, which must be loaded before the frame is created. */
  frames: Readonly<Record<string, string>>
}

/** Name of the global variable with the functions of the folder. */
export const folderGlobal = '__folder'

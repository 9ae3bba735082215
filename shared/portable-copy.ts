/** The site as a folder that opens by double click: build/portable writes it, portable/ runs in it. */
export const folderName = 'vxe-table-3.8-docs'
export const archiveName = `${folderName}.zip`
/** Where the site offers it. */
export const archiveAddress = `download/${archiveName}`
/** In bytes; the build fails above it. */
export const archiveLimit = 25_000_000

export const startPage = 'start.html'
export const runtimeAddress = 'files/start.js'
export const packAddress = (index: number): string => `files/${String(index).padStart(3, '0')}.js`

export type Exports = Record<string, unknown>

/**
 * A module as a function: what it imports it takes, what it exports it gives as something to be read again each time. One
 * that waits for something while it runs gives a promise.
 */
export type ModuleBody = (
  take: (name: string) => Exports,
  give: (name: string, read: () => unknown) => void,
  giveAll: (from: Exports) => void,
  load: (address: string) => Promise<Exports>,
  meta: { url: string }
) => void | Promise<void>

/** What the scripts of the folder say: names are addresses below the folder of the start page. */
export interface Folder {
  module: (name: string, parts: readonly string[], body: ModuleBody) => void
  text: (name: string, text: string) => void
  load: (address: string) => Promise<Exports>
}

export interface FolderFacts {
  /** The first name of each pack; packs and what is in them are in the order of their names. */
  packs: readonly string[]
  /** Documents of frames, which must be there when the frame is made. */
  frames: Readonly<Record<string, string>>
}

/** Under which the window holds it. */
export const folderGlobal = '__folder'

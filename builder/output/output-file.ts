/** A file of the built site, below its folder. */
export interface OutputFile {
  path: string
  body: string | Uint8Array
}

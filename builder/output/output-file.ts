/** A file of the built site, below its folder. */
export interface OutputFile {
  path: string
  body: string | Uint8Array
}

/** A file made from `content/`, computed when it is written or requested. */
export interface LazyFile {
  path: string
  body: () => string | Uint8Array
}

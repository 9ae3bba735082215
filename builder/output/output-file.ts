/** A file of the built site, below its folder. */
export interface OutputFile {
  path: string
  body: string | Uint8Array
  /** True for a script or a sheet that most pages load before a click. */
  isFirstLoad?: boolean
}

/** A file made from `content/`, computed when it is written or requested. */
export interface LazyFile {
  path: string
  body: () => string | Uint8Array
}

/** Beside the built site: what is in it, so that a server need not look. Hidden files are served to nobody. */
export const manifestFile = '.build/files.json'
/** All compressed forms, one after the other. */
export const bodiesFile = '.build/bodies'

export interface BuildManifest {
  /** By path below the site's folder. */
  files: Record<string, ManifestFile>
}

export interface ManifestFile {
  size: number
  /** Of the bytes as they are. */
  etag: string
  br?: PackedBody
  gzip?: PackedBody
}

/** A stretch of the file with the compressed forms. */
export interface PackedBody {
  at: number
  size: number
  etag: string
}

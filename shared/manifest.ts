/** List of the files of the built site, so that a server need not scan the folder; hidden files are never served. */
export const manifestFile = '.build/files.json'
/** File with all compressed bodies, one after the other. */
export const bodiesFile = '.build/bodies'

export interface BuildManifest {
  /** Files by path below the site's folder. */
  files: Record<string, ManifestFile>
}

export interface ManifestFile {
  size: number
  /** ETag of the uncompressed bytes. */
  etag: string
  br?: CompressedBody
  gzip?: CompressedBody
}

/** Byte range of one compressed body in `bodiesFile`. */
export interface CompressedBody {
  at: number
  size: number
  etag: string
}

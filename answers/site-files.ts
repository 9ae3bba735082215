/** Text files of a built site, by address below its base: `en/table/base/sort.md`. */
export interface SiteFiles {
  /** Addresses of the files that answers are read from. */
  names: readonly string[]
  /** Returns undefined for an unknown file. */
  read: (name: string) => Promise<string | undefined>
}

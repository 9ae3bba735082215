/**
 * A correction of facts that the four sources lack or have wrong, with its reason. A test fails for an entry that
 * changes nothing, so that entries made unnecessary by a new version of the library are removed.
 */
export interface Override {
  /** Prop `table.size`, event `table@sort-change`, slot `table#empty`, method `table()sort`. */
  paths: readonly string[]
  because: string
  /** The member exists although no source lists it. */
  add?: true
  /** The member is internal or a misreading of the scan. */
  remove?: true
  type?: string
  default?: string
  /** Names, with types from `param-types.ts`, or `name: type`; `…` inserts the parameters found so far. */
  params?: readonly string[]
  /**
   * Subject or member with the same keys as the value. Keys found so far are removed, keys added by later entries stay.
   */
  sameKeysAs?: string
  /** Parameters that have the keys of another member: `options` -> `table.exportConfig`. */
  sameKeysByParam?: Readonly<Record<string, string>>
  deprecated?: true
}

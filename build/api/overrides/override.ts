/**
 * Where the four sources are silent or wrong. Each entry has its reason; an entry that changes nothing fails a test,
 * so that one which a new version of the library makes idle is found and removed.
 */
export interface Override {
  paths: readonly string[]
  because: string
  /** The member exists although no source lists it. */
  add?: true
  /** The member is internal or a misreading of the scan. */
  remove?: true
  type?: string
  default?: string
  /** Names, whose types come from `param-types.ts`, or `name: type`. `…` stands for what was found. */
  params?: readonly string[]
  /** Written with the props of a subject or the keys of a member. Keys found so far go; those added by later entries stay. */
  shape?: string
  /** A parameter is written with the keys of another member: `options` -> `table.exportConfig`. */
  paramShapes?: Readonly<Record<string, string>>
  deprecated?: true
}

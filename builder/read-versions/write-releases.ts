/** Names of one release: keys by subject. */
export interface ReleaseNames {
  version: string
  names: Readonly<Record<string, readonly string[]>>
}

/** Members with the keys of others, and dictionaries, of the documented version. */
export interface MemberStructure {
  sameKeys: Readonly<Record<string, string>>
  dictionaries: readonly string[]
  /** Members with the keys of a parameter by the path of a method, `null` for other parameters. */
  params: Readonly<Record<string, readonly (string | null)[]>>
}

/**
 * Writes the members of all releases, oldest first: keys of a subject by the ranges of releases that have them. One
 * range per line, sorted, so that the same packages give the same file.
 */
export function writeReleases(
  releases: readonly ReleaseNames[],
  unread: Readonly<Record<string, string>>,
  structure: MemberStructure
): string {
  const positions = new Map<string, Map<string, number[]>>()
  for (const [position, { names }] of releases.entries())
    for (const [subject, keys] of Object.entries(names)) {
      const known = positions.get(subject) ?? new Map<string, number[]>()
      positions.set(subject, known)
      for (const key of new Set(keys)) {
        if (key.includes(' ')) throw new Error(`"${key}" of ${subject} has a space, which separates keys.`)
        known.set(key, [...(known.get(key) ?? []), position])
      }
    }
  const subjects = [...positions].toSorted(byName).map(([subject, keys]) => {
    const groups = new Map<string, string[]>()
    for (const [key, each] of [...keys].toSorted(byName)) {
      const range = writeRanges(each)
      groups.set(range, [...(groups.get(range) ?? []), key])
    }
    const lines = [...groups].toSorted(byName).map(([range, each]) => `"${range}":${JSON.stringify(each.join(' '))}`)
    return `${JSON.stringify(subject)}:{\n${lines.join(',\n')}}`
  })
  const versions = releases.map(({ version }) => version)
  const parts = { releases: versions, unread, ...structure }
  const lines = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
  return `{${lines.join(',\n')},\n"members":{\n${subjects.join(',\n')}}}\n`
}

const byName = ([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number =>
  left < right ? -1 : left > right ? 1 : 0

/** `[0, 1, 2, 5]` -> `0-2,5-5` */
function writeRanges(positions: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const position of positions) {
    const last = ranges.at(-1)
    if (last && last[1] === position - 1) last[1] = position
    else ranges.push([position, position])
  }
  return ranges.map(range => range.join('-')).join(',')
}

/** Major, minor, patch. */
export type VersionNumbers = readonly [number, number, number]

/** Reads the first version in a text, for a range its lower end; missing numbers are zero. */
export function parseVersion(version: string): VersionNumbers {
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major), Number(minor), Number(patch)]
}

/** Returns a number below zero if `a` is older. */
export const compareVersions = (a: string, b: string): number => compareNumbers(parseVersion(a), parseVersion(b))

export const compareNumbers = (a: VersionNumbers, b: VersionNumbers): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

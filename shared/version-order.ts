/** Major, minor, patch. */
export type VersionNumbers = readonly [number, number, number]

/** The first version that a text names, of a range its beginning; what is missing is zero. */
export function versionNumbers(version: string): VersionNumbers {
  const [, major = '0', minor = '0', patch = '0'] = /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major), Number(minor), Number(patch)]
}

/** Below zero: `a` is older. */
export const compareVersions = (a: string, b: string): number => compareNumbers(versionNumbers(a), versionNumbers(b))

export const compareNumbers = (a: VersionNumbers, b: VersionNumbers): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

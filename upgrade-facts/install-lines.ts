import type { PackageSelection, SelectedPackage } from './select-packages.ts'

export const packageManagers = ['npm', 'pnpm', 'yarn'] as const
export type PackageManager = (typeof packageManagers)[number]

const commands: Record<PackageManager, { add: string; dev: string; exact: string }> = {
  npm: { add: 'npm install', dev: '--save-dev', exact: '--save-exact' },
  pnpm: { add: 'pnpm add', dev: '--save-dev', exact: '--save-exact' },
  yarn: { add: 'yarn add', dev: '--dev', exact: '--exact' }
}

/** Returns a line per kind: package managers save a given range, but need a flag to save an exact version. */
export function formatInstallLines({ packages }: PackageSelection, manager: PackageManager): string {
  const { add, dev, exact } = commands[manager]
  const isExact = ({ range }: SelectedPackage) => /^\d/.test(range)
  const formatLine = (words: string[], linePackages: SelectedPackage[]) =>
    linePackages.length ? [[add, ...words, ...linePackages.map(({ name, range }) => `${name}@${range}`)].join(' ')] : []
  return [
    ...formatLine(
      [],
      packages.filter(each => !each.isDev && !isExact(each))
    ),
    ...formatLine(
      [exact],
      packages.filter(each => !each.isDev && isExact(each))
    ),
    ...formatLine(
      [dev],
      packages.filter(each => each.isDev)
    )
  ].join('\n')
}

/** Returns the dependencies of package.json, in the order in which npm writes them. */
export function formatManifest({ packages }: PackageSelection): string {
  const listRanges = (isDev: boolean) =>
    packages
      .filter(each => Boolean(each.isDev) === isDev)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, range }) => [name, range])
  const dev = listRanges(true)
  return JSON.stringify(
    {
      dependencies: Object.fromEntries(listRanges(false)),
      ...(dev.length && { devDependencies: Object.fromEntries(dev) })
    },
    null,
    2
  )
}

import type { Fit, FitPackage } from './fit.ts'

export const packageManagers = ['npm', 'pnpm', 'yarn'] as const
export type PackageManager = (typeof packageManagers)[number]

const commands: Record<PackageManager, { add: string; dev: string; exact: string }> = {
  npm: { add: 'npm install', dev: '--save-dev', exact: '--save-exact' },
  pnpm: { add: 'pnpm add', dev: '--save-dev', exact: '--save-exact' },
  yarn: { add: 'yarn add', dev: '--dev', exact: '--exact' }
}

/** A package manager writes the range that it was given, but an exact version only when it is told so: a line for each kind. */
export function installLines({ packages }: Fit, manager: PackageManager): string {
  const { add, dev, exact } = commands[manager]
  const isExact = ({ range }: FitPackage) => /^\d/.test(range)
  const line = (words: string[], some: FitPackage[]) =>
    some.length ? [[add, ...words, ...some.map(({ name, range }) => `${name}@${range}`)].join(' ')] : []
  return [
    ...line(
      [],
      packages.filter(each => !each.isDev && !isExact(each))
    ),
    ...line(
      [exact],
      packages.filter(each => !each.isDev && isExact(each))
    ),
    ...line(
      [dev],
      packages.filter(each => each.isDev)
    )
  ].join('\n')
}

/** The lines of package.json, in the order in which npm writes them. */
export function manifestLines({ packages }: Fit): string {
  const part = (isDev: boolean) =>
    packages
      .filter(each => Boolean(each.isDev) === isDev)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, range }) => [name, range])
  const dev = part(true)
  return JSON.stringify(
    { dependencies: Object.fromEntries(part(false)), ...(dev.length && { devDependencies: Object.fromEntries(dev) }) },
    null,
    2
  )
}

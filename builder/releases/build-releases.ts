import path from 'node:path'
import { installedVersion } from '../read-versions/installed-version.ts'
import { listLibraryReleases } from '../read-versions/release-packages.ts'
import { libraryIn } from '../vite/sandbox-program.ts'
import { buildRelease, releasesFolder } from './release-program.ts'

/**
 * `npm run releases` downloads every 3.x release that npm has and builds its program for the sandbox into
 * `.cache/releases`. An interrupted run continues; `npm run releases -- 3.6.17 3.12.4` builds only these.
 */
const root = path.resolve(import.meta.dirname, '../..')
const requested = process.argv.slice(2)
const failures: string[] = []
for (const version of requested.length > 0 ? requested : listLibraryReleases()) {
  try {
    const folder = await installedVersion(root, version)
    const { script } = await buildRelease(root, libraryIn(path.join(folder, 'node_modules')), releasesFolder(root))
    process.stdout.write(`${script}\n`)
  } catch (error) {
    failures.push(`${version}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
if (failures.length > 0) {
  process.stderr.write(`Not built:\n${failures.join('\n')}\n`)
  process.exitCode = 1
}

import { writeFile } from 'node:fs/promises'
import { readRegistry } from './registry.ts'
import { readSettings } from './settings.ts'

/** `UPSTREAM=<registry> npx tsx server/update-snapshot.ts` writes the list of versions the server starts with. */
const { settings, problems } = readSettings(process.env)
if (!settings) throw new Error(problems.join('\n'))
if (settings.upstream === '') throw new Error('No registry is named. Set UPSTREAM to the one to ask.')

const releases = await readRegistry({ upstream: settings.upstream, fetch, timeout: 60_000 })
const file = new URL('./versions-snapshot.json', import.meta.url)
await writeFile(file, `${JSON.stringify(releases, null, 2)}\n`)
process.stdout.write(`${releases.versions.length} versions written to versions-snapshot.json\n`)

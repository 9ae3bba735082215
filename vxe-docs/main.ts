import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { archiveNames, createDocs, openArchive, openSite } from './docs.ts'
import { run } from './run.ts'

// Output that can't be written, to a full disk or a closed pipe, is not complete.
process.stdout.on('error', ({ message }) => {
  process.exitCode = 3
  process.stderr.write(`${message}\n`)
})

const folder = path.dirname(fileURLToPath(import.meta.url))

/** `vxe-docs find sticky header` */
process.exitCode = await run(process.argv.slice(2), {
  workingFolder: process.cwd(),
  language: process.env.LC_ALL ?? process.env.LANG,
  writeOutput: text => process.stdout.write(text),
  writeError: text => process.stderr.write(text),
  openDocs: () => createDocs(openArchive(folder, archiveNames.docs)),
  openSite: () => openSite(folder)
})

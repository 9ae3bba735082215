import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { archiveNames, createDocs, openArchive, openSite } from './docs.ts'
import type { Docs, ExitCode } from './command.ts'
import { run } from './run.ts'

// Output that can't be written, to a full disk or a closed pipe, is not complete.
process.stdout.on('error', ({ message }) => {
  process.exitCode = 3
  process.stderr.write(`${message}\n`)
})

const folder = path.dirname(fileURLToPath(import.meta.url))
const openDocs = (): Docs => createDocs(openArchive(folder, archiveNames.docs))

if (isMainThread) process.exitCode = await runCommand()
else await answerAssistants()

/** `vxe-docs find sticky header` */
function runCommand(): Promise<ExitCode> {
  return run(process.argv.slice(2), {
    workingFolder: process.cwd(),
    language: process.env.LC_ALL ?? process.env.LANG,
    mcp: process.env.MCP,
    mcpThread: new URL(import.meta.url),
    writeOutput: text => process.stdout.write(text),
    writeError: text => process.stderr.write(text),
    openDocs,
    openSite: () => openSite(folder)
  })
}

/** The thread of `serve`: the same program, because the package has only one. */
async function answerAssistants(): Promise<void> {
  const [{ startMcpThread }, { createDocFactReader }] = await Promise.all([
    import('../server/start-mcp-thread.ts'),
    import('./doc-facts.ts')
  ])
  startMcpThread(createDocFactReader(openDocs))
}

import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../../e2e/start-servers.ts'
import { sendRequest } from '../clients.ts'
import { base, site } from '../mixed-requests.ts'
import type { FaultFinding } from './finding.ts'
import { createFinding } from './finding.ts'

/** Changes files below a running server, as a deployment does. Every response has to be of the build, or say that it is updated. */
export async function replacedFiles(agent: Agent): Promise<FaultFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const copy = path.join(folder, 'site')
  cpSync(site, copy, { recursive: true })
  const { origin, stop } = await startNode({ SITE_DIR: copy })
  const cachedFile = 'llms.txt'
  const uncachedFile = 'llms.zh.txt'
  const removedFile = 'api.json'
  const before = readFileSync(path.join(copy, cachedFile), 'utf8')
  const after = `${before}\nanother build\n`
  try {
    const read = async (name: string) => {
      const { status, body } = await sendRequest(agent, `${origin}${base}${name}`, { 'accept-encoding': 'identity' })
      return { status, text: body.toString() }
    }
    await read(cachedFile)
    const wrongResponses: string[] = []
    const asking = (async () => {
      for (let number = 0; number < 300; number++) {
        const { status, text } = await read(cachedFile)
        if (status !== 200 || text !== before) wrongResponses.push(`${status}, ${text.length}`)
      }
    })()
    for (const name of [cachedFile, uncachedFile]) {
      writeFileSync(path.join(copy, `${name}.new`), after)
      renameSync(path.join(copy, `${name}.new`), path.join(copy, name))
    }
    unlinkSync(path.join(copy, removedFile))
    await asking
    const fresh = await read(uncachedFile)
    const missing = await read(removedFile)
    const page = await read('')
    return [
      createFinding(
        'a cached file replaced while it is requested: other responses',
        wrongResponses.length,
        '0',
        wrongResponses.length === 0
      ),
      createFinding('  one that was not requested before', fresh.status, '503', fresh.status === 503),
      createFinding('  one that is removed', missing.status, '503', missing.status === 503),
      createFinding('  the front page', page.status, '200', page.status === 200)
    ]
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}

import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNode } from '../../e2e/both-servers.ts'
import { ask } from '../clients.ts'
import { base, site } from '../mixed-wishes.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** Somebody copies another build over the one that is served. Every answer is one of the two, whole. */
export async function replacedFiles(agent: Agent): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const copy = path.join(folder, 'site')
  cpSync(site, copy, { recursive: true })
  const { origin, stop } = await startNode({ SITE_DIR: copy })
  const known = 'llms.txt'
  const unknown = 'llms.zh.txt'
  const gone = 'api.json'
  const before = readFileSync(path.join(copy, known), 'utf8')
  const after = `${before}\nanother build\n`
  try {
    const read = async (name: string) => {
      const { status, body } = await ask(agent, `${origin}${base}${name}`, { 'accept-encoding': 'identity' })
      return { status, text: body.toString() }
    }
    await read(known)
    const mixed: string[] = []
    const asking = (async () => {
      for (let number = 0; number < 300; number++) {
        const { status, text } = await read(known)
        if (status !== 200 || (text !== before && text !== after)) mixed.push(`${status}, ${text.length}`)
      }
    })()
    for (const name of [known, unknown]) {
      writeFileSync(path.join(copy, `${name}.new`), after)
      renameSync(path.join(copy, `${name}.new`), path.join(copy, name))
    }
    unlinkSync(path.join(copy, gone))
    await asking
    const fresh = await read(unknown)
    const missing = await read(gone)
    const page = await read('')
    return [
      finding('a file replaced while it is asked for: answers that are neither', mixed.length, '0', mixed.length === 0),
      finding(
        '  one that nobody had asked for yet',
        fresh.text === after ? 'the new one' : `${fresh.status}`,
        'the new one',
        fresh.text === after
      ),
      // The build's list names it: the operator hears of it in the log.
      finding('  one that is gone', missing.status, '500, in the log', missing.status === 500),
      finding('  the front page', page.status, '200', page.status === 200)
    ]
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { packagesIn } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import { checkFile } from '../../upgrade/check.ts'
import { patchFile } from '../../upgrade/patch.ts'
import type { Versions } from '../../upgrade/version.ts'
import type { Answer, CheckedFiles, Done, Order, Ordered, Wanted } from './check-protocol.ts'
import { isWanted, largestFile, mostBytes, mostFiles, safeName } from './wanted-files.ts'

/** Checking takes the processor for seconds; the page goes on meanwhile. */
addEventListener('message', ({ data: { id, order } }: MessageEvent<Ordered>) => {
  try {
    answer({ id, done: carriedOut(order) })
  } catch (error) {
    answer({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})

const answer = (message: Answer): void => postMessage(message)

function carriedOut(order: Order): Done[keyof Done] {
  switch (order.kind) {
    case 'check':
      return checkAll(order.files, order.versions)
    case 'patch':
      return patchAll(order.files, order.versions, order.wanted)
    case 'unpack':
      return unpack(new Uint8Array(order.archive))
    case 'pack':
      return zipSync(Object.fromEntries(order.files.map(({ name, text }) => [name, strToU8(text)])))
  }
}

function checkAll(files: readonly SourceFile[], versions: Versions): CheckedFiles {
  const checked = files.map(file => ({ ...checkFile(file, versions), packages: packagesIn(file) }))
  return {
    findings: checked.flatMap(({ findings }) => findings),
    problems: checked.flatMap(({ problems }) => problems),
    packages: checked.flatMap(({ packages }) => packages)
  }
}

/** Only files that change. */
const patchAll = (files: readonly SourceFile[], versions: Versions, { certainty, when }: Wanted): SourceFile[] =>
  files.flatMap(file => {
    const { text } = patchFile(
      file,
      versions,
      finding => certainty.includes(finding.certainty) && when.includes(finding.when)
    )
    return text === file.text ? [] : [{ name: file.name, text }]
  })

/** An archive may name sizes that no memory holds: what is too large is left packed. */
function unpack(archive: Uint8Array): Done['unpack'] {
  let [bytes, count, skipped] = [0, 0, 0]
  const entries = unzipSync(archive, {
    filter({ name, originalSize }) {
      const safe = safeName(name)
      if (safe === undefined || !isWanted(safe)) return false
      const fits = originalSize <= largestFile && bytes + originalSize <= mostBytes && count < mostFiles
      if (!fits) skipped++
      else {
        bytes += originalSize
        count++
      }
      return fits
    }
  })
  const files = Object.entries(entries).map(([name, body]) => ({ name: safeName(name)!, text: strFromU8(body) }))
  return { files, skipped }
}

import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { writeFonts } from '../fonts/write-fonts.ts'
import { programFile } from '../graph/program.ts'

/** What a server that has just started does in which order: the page that somebody waits for comes first. */
export interface FirstThings {
  plugin: Plugin
  /** Nothing has been asked for in the last seconds. */
  quiet: () => Promise<void>
}

export function firstThings(root: string): FirstThings {
  let askedAt = performance.now()
  const quiet = async () => {
    while (performance.now() - askedAt < 2000) await setTimeout(500)
  }
  const fonts = quiet().then(() => fontsBeside(root))
  return {
    quiet,
    plugin: {
      name: 'first-things',
      configureServer({ middlewares }) {
        middlewares.use((request, _, next) => {
          if (request.url?.includes('/.cache/fonts/')) return void fonts.then(() => next(), next)
          askedAt = performance.now()
          next()
        })
      }
    }
  }
}

/** Cutting the fonts down takes a second when it has not been done before; until then a page shows those of the system. */
async function fontsBeside(root: string): Promise<void> {
  const program = programFile('fonts-write')
  if (program) await once(new Worker(program), 'exit')
  else await writeFonts(path.join(root, '.cache/fonts'))
}

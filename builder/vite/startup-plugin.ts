import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { writeFonts } from '../fonts/write-fonts.ts'
import { bundledProgram } from '../graph/program.ts'

/** Orders the work of a server that has just started: the first requested page comes first. */
export interface StartupPlugin {
  plugin: Plugin
  /** Resolves when nothing has been requested for two seconds. */
  waitUntilIdle: () => Promise<void>
}

export function createStartupPlugin(root: string): StartupPlugin {
  let requestedAt = performance.now()
  const waitUntilIdle = async () => {
    while (performance.now() - requestedAt < 2000) await setTimeout(500)
  }
  const fonts = waitUntilIdle().then(() => writeFontsInWorker(root))
  return {
    waitUntilIdle,
    plugin: {
      name: 'first-things',
      configureServer({ middlewares }) {
        middlewares.use((request, _, next) => {
          if (request.url?.includes('/.cache/fonts/')) return void fonts.then(() => next(), next)
          requestedAt = performance.now()
          next()
        })
      }
    }
  }
}

/** Subsetting the fonts takes a second on the first run; until then a page shows the system fonts. */
async function writeFontsInWorker(root: string): Promise<void> {
  const program = bundledProgram('fonts-write')
  if (program) await once(new Worker(program), 'exit')
  else await writeFonts(path.join(root, '.cache/fonts'))
}

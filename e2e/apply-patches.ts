import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { transform } from 'sucrase'

declare global {
  interface Window {
    /** Number of projects that the page has started with patches. */
    patchedRuns?: number
  }
}

interface Module {
  name: string
  code: string
}

/** Applies all patches in each project of the playground before its own modules. */
export async function applyPatches(page: Page): Promise<void> {
  await page.addInitScript(patches => {
    const { postMessage } = Worker.prototype
    // A worker sends projects to their frames.
    Worker.prototype.postMessage = function (this: Worker, request: unknown, ...rest: unknown[]) {
      const { message } = (request ?? {}) as { message?: { type?: string; modules?: Module[] } }
      if (message?.type === 'run' && message.modules) {
        window.patchedRuns = (window.patchedRuns ?? 0) + 1
        message.modules = [...patches, ...message.modules]
      }
      Reflect.apply(postMessage, this, [request, ...rest])
    }
  }, compilePatches())
}

function compilePatches(): Module[] {
  const folder = path.resolve(import.meta.dirname, '../patches')
  const patches = readdirSync(folder).map(file => ({
    name: `patches/${file}`,
    code: transform(readFileSync(path.join(folder, file), 'utf8'), { transforms: ['imports'] }).code
  }))
  const apply = patches.map(({ name }) => `Object.values(require('${name}')).forEach(patch => patch(library))`)
  return [...patches, { name: 'patches', code: `const library = require('vxe-table')\n${apply.join('\n')}` }]
}

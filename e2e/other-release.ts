import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Page } from '@playwright/test'

export const otherRelease = '3.2.19'
const root = path.resolve(import.meta.dirname, '..')
const folder = '.cache/test-releases'
let built: { script: string; style: string } | undefined

/** Lets a page load another release, which is built from an installed package, as if it were part of the site. */
export async function serveOtherRelease(page: Page): Promise<void> {
  const { script, style } = (built ??= buildOtherRelease())
  const list = { [otherRelease]: { script, style } }
  await page.route('**/sandbox/releases.json', route => route.fulfill({ json: list }))
  for (const name of [script, style])
    await page.route(`**/sandbox/${name}`, route => route.fulfill({ path: path.join(root, folder, name) }))
}

function buildOtherRelease(): { script: string; style: string } {
  const args = ['--import', 'tsx', 'builder/releases/build-installed.ts', 'vxe-table-3-2', folder]
  return JSON.parse(execFileSync('node', args, { cwd: root, encoding: 'utf8' })) as { script: string; style: string }
}

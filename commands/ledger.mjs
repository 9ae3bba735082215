import { findChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './process.mjs'

/** Runs the cases of all defects on the built releases; see docs/decisions/0056-defects-on-every-release.md. */
ensureInstalled()
process.env.CHROMIUM = await findChromium()
run('node', ['--import', 'tsx', 'ledger/main.ts', ...process.argv.slice(2)])

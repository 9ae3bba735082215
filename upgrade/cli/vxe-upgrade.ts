import type { BundledDefects } from './run.ts'
import { run } from './run.ts'

/** Added to the bundle by the build of the site. */
declare const __DEFECTS__: BundledDefects | undefined

const bundled = typeof __DEFECTS__ === 'undefined' ? undefined : __DEFECTS__

// A report that can't be written, to a full disk or a closed pipe, is not complete.
process.stdout.on('error', ({ message }) => {
  process.exitCode = 3
  process.stderr.write(`${message}\n`)
})

/** `node vxe-upgrade.mjs src --to 3.21.6` */
process.exitCode = run(process.argv.slice(2), {
  workingFolder: process.cwd(),
  language: process.env.LC_ALL ?? process.env.LANG,
  defects: bundled && { structure: bundled.structure, readList: language => bundled.lists[language] },
  writeOutput: text => process.stdout.write(text),
  writeError: text => process.stderr.write(text)
})

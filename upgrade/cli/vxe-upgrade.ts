import { run } from './run.ts'

/** `node vxe-upgrade.mjs src --to 3.21.6` */
process.exitCode = run(process.argv.slice(2), {
  working: process.cwd(),
  language: process.env.LC_ALL ?? process.env.LANG,
  say: text => process.stdout.write(text),
  complain: text => process.stderr.write(text)
})

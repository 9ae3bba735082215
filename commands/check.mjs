import { spawn } from 'node:child_process'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { fail, root } from './process.mjs'
import { getProgram } from './programs.mjs'

/** Types, format, lint, wording and content. `npm run check wording links` runs those that are named. */
export const checks = [
  // Single-threaded: TypeScript's threads do parts of the work twice, and all checks run at once.
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'] },
  { name: 'demo-types', program: 'builder/check-demo-types.ts' },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'borders', program: 'builder/check-borders.ts' },
  { name: 'specification', program: 'builder/check-specification.ts' },
  { name: 'wording', program: 'builder/check-wording.ts', printsFigures: true },
  { name: 'tests', command: ['node', 'commands/list-tests.mjs', '--check'] },
  { name: 'install-scripts', command: ['node', 'commands/install-scripts.mjs'] },
  { name: 'content', program: 'builder/check.ts', printsFigures: true, takesArgs: true }
]

/** With a larger heap, the garbage collector of TypeScript, a Go program, runs less often. */
const compilerMemory = { GOGC: '400', GOMEMLIMIT: '1GiB' }

/** `args` are passed to the check that takes arguments. */
export async function check({ names = [], args = [] } = {}) {
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name))
  const results = await Promise.all(
    chosen.map(each => (each.program ? runProgram(each, each.takesArgs ? args : []) : runCommand(each)))
  )
  for (const { name, printsFigures, passed, output } of results) {
    if (!passed) console.error(output)
    else if (printsFigures) console.log(output)
    console.log(`${passed ? '✓' : '✗'} ${name}`)
  }
  const failed = results.filter(result => !result.passed)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failedChecks: failed,
    isContentRight: results.every(({ name, passed }) => name !== 'content' || passed)
  }
}

function runProgram(check, args) {
  const { file, env } = getProgram(check.program)
  // Parsed pages and demos are short-lived: with a larger young generation the engine collects them less often.
  return runCommand({ ...check, command: ['node', '--max-semi-space-size=64', file, ...args] }, env)
}

function runCommand({ command: [program, ...args], ...check }, env = {}) {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...compilerMemory, ...process.env, ...env, PATH },
      shell: process.platform === 'win32'
    })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', error => resolve({ ...check, passed: false, output: error.message }))
    child.on('close', code => resolve({ ...check, passed: code === 0, output }))
  })
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled()
  const args = process.argv.slice(2)
  const first = args.findIndex(arg => arg.startsWith('-'))
  const names = first < 0 ? args : args.slice(0, first)
  const unknown = names.find(name => !checks.some(check => check.name === name))
  if (unknown) fail(`There is no check "${unknown}". There are ${checks.map(({ name }) => name).join(', ')}.`)
  const { failed } = await check({ names, args: first < 0 ? [] : args.slice(first) })
  process.exit(failed ? 1 : 0)
}

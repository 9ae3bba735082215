import { spawn } from 'node:child_process'
import path from 'node:path'
import { installed } from './install.mjs'
import { root } from './process.mjs'
import { programOf } from './programs.mjs'

/** Types, format, lint, words and content, side by side; what fails prints its lines, and the content its figures. */
export const checks = [
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'] },
  { name: 'types of demos', program: 'build/check-demo-types.ts' },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'borders', program: 'build/check-borders.ts' },
  { name: 'specification', program: 'build/check-specification.ts' },
  { name: 'wording', program: 'build/check-wording.ts' },
  { name: 'content', program: 'build/check.ts', tells: true }
]

/**
 * All checks run at once, so what counts is the work of each: TypeScript's threads do parts of it twice, and with more
 * room its collector looks less often through what stays, until a compiler holds a gigabyte.
 */
const compilerRoom = { GOGC: '400', GOMEMLIMIT: '1GiB' }

/** `args` go to the check that tells figures. */
export async function check(args = []) {
  const results = await Promise.all(
    checks.map(({ program, command, ...each }) =>
      program ? runProgram(each, program, each.tells ? args : []) : runCheck({ ...each, command })
    )
  )
  for (const { name, tells, passed, output } of results) {
    if (!passed) console.error(output)
    else if (tells) console.log(output)
    console.log(`${passed ? '✓' : '✗'} ${name}`)
  }
  return {
    passed: results.filter(result => result.passed).length,
    failed: results.filter(result => !result.passed).length,
    failures: results.filter(result => !result.passed).map(({ name }) => `✗ ${name}`),
    isContentRight: results.every(({ name, passed }) => name !== 'content' || passed)
  }
}

function runProgram(check, program, args) {
  const { file, env } = programOf(program)
  // What pages and demos are parsed to lives shortly: with more room for it the engine looks through it less often.
  return runCheck({ ...check, command: ['node', '--max-semi-space-size=64', file, ...args] }, env)
}

function runCheck({ name, tells, command: [program, ...args] }, env = {}) {
  const PATH = `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...compilerRoom, ...process.env, ...env, PATH },
      shell: process.platform === 'win32'
    })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    child.on('error', error => resolve({ name, tells, passed: false, output: error.message }))
    child.on('close', code => resolve({ name, tells, passed: code === 0, output }))
  })
}

if (process.argv[1] === import.meta.filename) {
  installed()
  const { failed } = await check(process.argv.slice(2))
  process.exit(failed ? 1 : 0)
}

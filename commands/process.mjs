import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const options = {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  shell: process.platform === 'win32'
}

/** Runs a program of the project in the foreground and exits with its status. */
export function run(program, args, env = {}) {
  const child = spawn(program, args, { ...options, env: { ...options.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Runs a program to its end; returns true if it succeeded. */
export function runToEnd(program, args, env = {}) {
  return spawnSync(program, args, { ...options, env: { ...options.env, ...env } }).status === 0
}

/** Prints a sentence and exits with 1. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Starts a server in its own process and waits until it prints its address. */
export async function spawnServer(
  args: string[],
  env: Record<string, string>
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let output = ''
  for await (const data of child.stdout) {
    output += String(data)
    const origin = /Serving (http:\/\/[\d.:]+)/.exec(output)?.[1]
    if (origin) return { child, origin }
  }
  throw new Error(`The server did not start: ${output}`)
}

/** Starts the built server on a free port, without a registry. */
export const spawnNode = (env: Record<string, string> = {}): ReturnType<typeof spawnServer> =>
  spawnServer(['dist/server/node.js'], { PORT: '0', LOG: 'off', UPSTREAM: '', ...env })

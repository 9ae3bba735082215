import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** A server in a process of its own, as soon as it has said where it serves. */
export async function startedServer(
  args: string[],
  env: Record<string, string>
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let said = ''
  for await (const data of child.stdout) {
    said += String(data)
    const origin = /Serving (http:\/\/[\d.:]+)/.exec(said)?.[1]
    if (origin) return { child, origin }
  }
  throw new Error(`The server did not start: ${said}`)
}

/** The built one, on a port of its own, without a registry. */
export const startedNode = (env: Record<string, string> = {}): ReturnType<typeof startedServer> =>
  startedServer(['dist/server/node.js'], { PORT: '0', LOG: 'off', UPSTREAM: '', ...env })

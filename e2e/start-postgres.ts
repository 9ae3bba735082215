import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

/** PostgreSQL server of a test, with its own data in a temporary folder. */
export interface PostgresServer {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>
  run(text: string, database?: string): string
  address(database: string): string
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root's tests start it as the user "nobody". */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

export async function startPostgres(): Promise<PostgresServer> {
  // The other programs are beside the server itself, but not beside a link to it.
  const bin = path.dirname(realpathSync(process.env.POSTGRES || '/usr/lib/postgresql/15/bin/postgres'))
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = path.join(folder, 'data')
  const runProgram = (name: string, args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(path.join(bin, name), args, { ...user, encoding: 'utf8', cwd: folder })
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
    return stdout
  }
  runProgram('initdb', ['-D', data, '-U', 'docs', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
  const run = (text: string, database = 'postgres') =>
    runProgram('psql', ['-h', folder, '-p', String(port), '-U', 'docs', '-Atc', text, database]).trim()
  let child: ChildProcess | undefined
  const server: PostgresServer = {
    run,
    address: database => `postgres://docs@127.0.0.1:${port}/${database}`,
    async createDatabase() {
      const name = `reports_${Math.random().toString(36).slice(2)}`
      run(`create database ${name}`)
      return server.address(name)
    },
    async start() {
      child = spawn(
        path.join(bin, 'postgres'),
        ['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }
      )
      let log = ''
      child.stderr!.on('data', data => (log += String(data)))
      for (let tries = 0; tries < 300; tries++) {
        if (spawnSync(path.join(bin, 'pg_isready'), ['-h', folder, '-p', String(port)]).status === 0) return
        await new Promise(done => setTimeout(done, 100))
      }
      throw new Error(`PostgreSQL did not start: ${log}`)
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      // The signal for "fast shutdown": connections are closed.
      child.kill('SIGINT')
      await once(child, 'exit')
    },
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
  await server.start()
  return server
}

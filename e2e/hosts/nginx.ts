import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ask } from '../both-servers.ts'
import type { Running } from '../both-servers.ts'
import { freePort } from '../free-port.ts'

const recipe = path.resolve(import.meta.dirname, '../../server/nginx.conf')

/** nginx with the project's own configuration, of which only the port, the folder and the path are replaced. */
export async function startNginx(site: string, base: string): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const replaced = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/srv/vxe-docs/site/', `${site}/`],
    ['/v3\\.8/', base],
    ['/v3.8/', base],
    ['/v3.8 ', `${base.slice(0, -1)} `]
  ] as const
  writeFileSync(
    path.join(folder, 'docs.conf'),
    replaced.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(recipe, 'utf8'))
  )
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
# A missing file is an answer, no error.
error_log stderr crit;
events {}
http {
  access_log off;
  ${places.join('\n  ')}
  include ${folder}/docs.conf;
}
`
  )
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
  const child = spawn(process.env.NGINX ?? '/usr/sbin/nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    ask(origin, { path: base }).then(
      () => true,
      () => false
    )
  while (child.exitCode === null && !(await isUp())) await new Promise(done => setTimeout(done, 50))
  if (child.exitCode !== null) throw new Error('nginx did not start. The lines above say why.')
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  return { origin, pid: child.pid, stop }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendRequest } from '../start-servers.ts'
import type { RunningServer } from '../start-servers.ts'
import { freePort } from '../free-port.ts'

const configTemplate = path.resolve(import.meta.dirname, '../../server/nginx.conf')

/** Starts nginx with the configuration of the project; only the port, the folder and the path are replaced. */
export const startNginx = (site: string, base: string): Promise<RunningServer> =>
  runNginx(base, port => {
    const replacements = [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['/srv/vxe-docs/site/', `${site}/`],
      ['/v3\\.8/', base],
      ['/v3.8/', base],
      ['/v3.8 ', `${base.slice(0, -1)} `]
    ] as const
    return replacements.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(configTemplate, 'utf8'))
  })

/** Starts nginx as a proxy of several servers, as docs/deploy.md describes it. */
export const startProxy = (origins: readonly string[]): Promise<RunningServer> =>
  runNginx(
    '/healthz',
    port => `
upstream docs {
  ${origins.map(origin => `server ${new URL(origin).host} max_fails=1 fail_timeout=1s;`).join('\n  ')}
  keepalive 32;
}
server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://docs;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For "$http_x_forwarded_for, $http_x_test_client";
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout http_503 non_idempotent;
  }
}
`
  )

/** Starts nginx with one site and waits until it answers a path. */
async function runNginx(firstPath: string, configure: (port: number) => string): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'docs.conf'), configure(port))
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
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
events { worker_connections 2048; }
http {
  access_log off;
  ${tempPaths.join('\n  ')}
  include ${folder}/docs.conf;
}
`
  )
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
  const child = spawn(process.env.NGINX ?? '/usr/sbin/nginx', args, {
    // nginx reads its own variable of this name.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit']
  })
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const isUp = () =>
    sendRequest(origin, { path: firstPath }).then(
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cacheControl } from './caching.ts'
import { contentType } from './content-types.ts'
import { securityHeaders } from './headers.ts'

/** nginx.conf says the same as the server, in nginx's words. */
const text = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')

/** What a `map $uri` of the file gives for a path; the first expression that matches decides, as in nginx. */
function mapped(variable: string, uri: string): string {
  const body = new RegExp(`map \\$uri \\$${variable} \\{\n([^]*?)\n\\}`).exec(text)?.[1]
  if (body === undefined) throw new Error(`nginx.conf maps no $${variable}.`)
  const entries = [...body.matchAll(/^ *(?:"~(?<form>\S+)"|default) "(?<value>[^"]*)";$/gm)].map(
    ({ groups }) => groups!
  )
  const found = entries.find(({ form }) => form !== undefined && new RegExp(form).test(uri))
  return (found ?? entries.find(({ form }) => form === undefined))?.value ?? ''
}

const files = [
  'index.html',
  'en/table/base/sort.html',
  'sandbox/index.html',
  'sandbox/hosted.html',
  'sandbox/documented.4611D6v-.js',
  'sandbox/newest.DqHi4hjj.css',
  'static/js/index.BSRmKJYI.js',
  'static/js/compile-worker.BSRmKJYI.js',
  'static/css/print.CtshNmtw.css',
  'static/content/table-base.1a2b3c4d/table-base-sort-zh.js',
  'static/search/zh.1a2b3c4d.json',
  'static/img/favicon.BeSJPKqd.svg',
  'static/font/plex.BeSJPKqd.woff2',
  'offline-worker.js',
  'download/vxe-upgrade.mjs',
  'example/pack/form.zh.json',
  'example/js/table/base/sort/sort-by-header.vue',
  'llms.txt',
  'table/base/sort.md',
  'sitemap.xml'
]

/** Documents have the rest in themselves: see page-policy.ts. */
const inHeader = (file: string, policy: string): string =>
  file.endsWith('.html')
    ? policy
        .split('; ')
        .filter(directive => /^(frame-ancestors|sandbox) /.test(directive))
        .join('; ')
    : policy

test.each(files)('%s has the headers that the server gives it', file => {
  const uri = `/v3.8/${file}`
  const headers = securityHeaders(file)
  expect(mapped('docs_policy', uri)).toBe(inHeader(file, headers['content-security-policy']!))
  expect(mapped('docs_prefetch', uri)).toBe(headers['x-dns-prefetch-control'] ?? '')
  expect(mapped('docs_cache', uri)).toBe(cacheControl(file, uri))
})

const same = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-resource-policy']

test.each(same)('%s goes with every answer', name => {
  const { value } = new RegExp(`^ *add_header ${name} ("?)(?<value>.*)\\1 always;$`, 'im').exec(text)!.groups!
  expect(value).toBe(securityHeaders('index.html')[name])
})

test('types are those of the server', () => {
  const body = /^ {2}types \{([^}]*)\}/m.exec(text)![1]!
  const types = [...body.matchAll(/^ *(\w+\/[\w.+-]+) ([\w ]+);$/gm)]
  expect(types.length).toBeGreaterThan(10)
  for (const [, type, endings] of types)
    for (const ending of endings!.split(' ')) expect(contentType(`a.${ending}`).split(';')[0]).toBe(type)
  const [, withCharset] = /charset_types ([^;]*);/.exec(text)!
  // nginx takes text/html for granted.
  for (const ending of ['js', 'css', 'json', 'xml', 'svg', 'vue'])
    expect(withCharset!.split(' ')).toContain(contentType(`a.${ending}`).split(';')[0])
})

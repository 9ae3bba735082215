import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cacheControl } from './caching.ts'
import { contentType } from './content-types.ts'
import { securityHeaders } from './headers.ts'

/** Tests that nginx.conf sets the same headers as the server. */
const text = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8')

/** Evaluates a `map $uri` of the file for a path; the first matching expression decides, as in nginx. */
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
  'static/pictures/en/form-valid-light.1a2b3c4d.webp',
  'offline-worker.js',
  'download/vxe-upgrade.mjs',
  'example/pack/form.zh.json',
  'example/js/table/base/sort/sort-by-header.vue',
  'llms.txt',
  'table/base/sort.md',
  'sitemap.xml'
]

/** Documents contain the other directives themselves: see page-policy.ts. */
const inHeader = (file: string, policy: string): string =>
  file.endsWith('.html')
    ? policy
        .split('; ')
        .filter(directive => /^(frame-ancestors|sandbox) /.test(directive))
        .join('; ')
    : policy

test.each(files)('the nginx configuration sends %s with the policy and caching headers of the server', file => {
  const uri = `/v3.8/${file}`
  const headers = securityHeaders(file)
  expect(mapped('docs_policy', uri)).toBe(inHeader(file, headers['content-security-policy']!))
  expect(mapped('docs_prefetch', uri)).toBe(headers['x-dns-prefetch-control'] ?? '')
  expect(mapped('docs_cache', uri)).toBe(cacheControl(file, uri))
})

const same = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-resource-policy']

test.each(same)('the nginx configuration sends the header %s with every response', name => {
  const { value } = new RegExp(`^ *add_header ${name} ("?)(?<value>.*)\\1 always;$`, 'im').exec(text)!.groups!
  expect(value).toBe(securityHeaders('index.html')[name])
})

test('the nginx configuration uses the content types of the server', () => {
  const body = /^ {2}types \{([^}]*)\}/m.exec(text)![1]!
  const types = [...body.matchAll(/^ *(\w+\/[\w.+-]+) ([\w ]+);$/gm)]
  expect(types.length).toBeGreaterThan(10)
  for (const [, type, endings] of types)
    for (const ending of endings!.split(' ')) expect(contentType(`a.${ending}`).split(';')[0]).toBe(type)
  const [, withCharset] = /charset_types ([^;]*);/.exec(text)!
  // nginx adds the charset to text/html without listing it.
  for (const ending of ['js', 'css', 'json', 'xml', 'svg', 'vue'])
    expect(withCharset!.split(' ')).toContain(contentType(`a.${ending}`).split(';')[0])
})

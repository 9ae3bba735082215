import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytes } from './fakes.ts'
import { etagOf, inlineScripts } from './digest.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts are hashed with line breaks normalized as in a browser', async () => {
  const html =
    '<script>a()\r\nb()</script><SCRIPT type="module">c()</SCRIPT ><script data-src="x">d()</script><script\n src="e.js"></script>'
  expect(await inlineScripts(html)).toEqual([hash('a()\nb()'), hash('c()'), hash('d()')])
})

test('a page without inline scripts has no hashes', async () =>
  expect(await inlineScripts('<script type="module" src="/a.js"></script>')).toEqual([]))

test('JSON-LD is not hashed as a script', async () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script TYPE=application/ld+json>{}</script><script type="module">c()</script><script data-type="application/ld+json">d()</script>'
  expect(await inlineScripts(html)).toEqual([hash('c()'), hash('d()')])
})

test('equal bytes have equal ETags, different bytes have different ETags', async () => {
  expect(await etagOf(bytes('a'))).toBe(await etagOf(bytes('a')))
  expect(await etagOf(bytes('a'))).not.toBe(await etagOf(bytes('b')))
})

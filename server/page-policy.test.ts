import { expect, test } from 'vitest'
import { allowConnections, addPolicy } from './page-policy.ts'

const page = '<head><meta charset="utf-8"><title>a</title><script>a()</script></head>'

test('the policy element of a document precedes the first script and allows that script', async () => {
  const html = await addPolicy(page, 'index.html')
  expect(html).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/
  )
  expect(html).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
  expect(html).toContain("frame-src 'self' blob:")
})

test('the policy element of a document has no directives that only work in headers', async () => {
  const html = await addPolicy(page, 'sandbox/index.html')
  expect(html).not.toMatch(/frame-ancestors|; sandbox/)
  expect(html).toContain("default-src 'none'")
})

test('adding a policy to a document without a charset element is an error', async () => {
  await expect(addPolicy('<p>', 'index.html')).rejects.toThrow('index.html has no <meta charset>')
})

test('origins of settings are added to connect-src of the policy element', async () => {
  const html = await addPolicy(page, 'index.html')
  expect(allowConnections(html, ['https://api.example.com'])).toContain("connect-src 'self' https://api.example.com;")
  expect(allowConnections(html, [])).toBe(html)
})

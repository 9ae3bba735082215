import { expect, test } from 'vitest'
import { allowAsking, withPolicy } from './page-policy.ts'

const page = '<head><meta charset="utf-8"><title>a</title><script>a()</script></head>'

test('the policy stands before the first script and allows it', async () => {
  const html = await withPolicy(page, 'index.html')
  expect(html).toMatch(
    /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"><title>/
  )
  expect(html).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
  expect(html).toContain("frame-src 'self' blob:")
})

test('what only a header may say is left to the header', async () => {
  const html = await withPolicy(page, 'sandbox/index.html')
  expect(html).not.toMatch(/frame-ancestors|; sandbox/)
  expect(html).toContain("default-src 'none'")
})

test('a document without a place for it is refused', async () => {
  await expect(withPolicy('<p>', 'index.html')).rejects.toThrow('index.html has no <meta charset>')
})

test('origins of settings are added to what the page may ask', async () => {
  const html = await withPolicy(page, 'index.html')
  expect(allowAsking(html, ['https://api.example.com'])).toContain("connect-src 'self' https://api.example.com;")
  expect(allowAsking(html, [])).toBe(html)
})

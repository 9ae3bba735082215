import { expect, test } from 'vitest'
import { inlineScripts } from './digest.ts'
import { bytes, documentAt } from './fakes.ts'
import { withPolicy } from './page-policy.ts'
import { rebased } from './rebase.ts'

const there = { basePath: '/docs/vxe/' }
const textOf = (body: Uint8Array) => new TextDecoder().decode(body)

test('where the site lives where it was built for, not a byte changes', async () => {
  const body = bytes('import("/v3.8/a.js")')
  expect(await rebased('a.js', body, { basePath: '/v3.8/' })).toBe(body)
})

test.each(['a.js', 'a.css', 'a.md', 'a.txt', 'sitemap.xml', 'offline.json', 'example/pack/form.zh.json'])(
  '%s names the new place everywhere',
  async path => {
    const moved = await rebased(path, bytes('/v3.8/a "/v3.8/b" v3.8 /v3.8'), there)
    expect(textOf(moved)).toBe('/docs/vxe/a "/docs/vxe/b" v3.8 /v3.8')
  }
)

test('what is no text stays as it is', async () => {
  const body = bytes('/v3.8/')
  expect(await rebased('a.woff2', body, there)).toBe(body)
})

test('the policy of a document allows its scripts as they are now', async () => {
  const moved = textOf(await rebased('a.html', bytes(await withPolicy(documentAt(''), 'a.html')), there))
  expect(moved).toContain('start("/docs/vxe/")')
  const [policy] = /<meta http-equiv[^>]*>/.exec(moved)!
  const scripts = await inlineScripts(moved)
  expect(scripts).toHaveLength(1)
  expect(policy).toContain(`script-src 'self' ${scripts[0]};`)
  expect(moved.split('http-equiv')).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { inlineScripts } from './digest.ts'
import { bytes, documentWithOrigin } from './fakes.ts'
import { addPolicy } from './page-policy.ts'
import { rebaseFile } from './rebase.ts'

const movedSettings = { basePath: '/docs/vxe/' }
const textOf = (body: Uint8Array) => new TextDecoder().decode(body)

test('a file is unchanged if the site is served at the base path of the build', async () => {
  const body = bytes('import("/v3.8/a.js")')
  expect(await rebaseFile('a.js', body, { basePath: '/v3.8/' })).toBe(body)
})

test.each(['a.js', 'a.css', 'a.md', 'a.txt', 'sitemap.xml', 'offline.json', 'example/pack/form.zh.json'])(
  '%s gets the new base path in all addresses',
  async path => {
    const moved = await rebaseFile(path, bytes('/v3.8/a "/v3.8/b" v3.8 /v3.8'), movedSettings)
    expect(textOf(moved)).toBe('/docs/vxe/a "/docs/vxe/b" v3.8 /v3.8')
  }
)

test('a binary file is unchanged by a new base path', async () => {
  const body = bytes('/v3.8/')
  expect(await rebaseFile('a.woff2', body, movedSettings)).toBe(body)
})

test('the policy of a document with a new base path allows its changed inline script', async () => {
  const moved = textOf(
    await rebaseFile('a.html', bytes(await addPolicy(documentWithOrigin(''), 'a.html')), movedSettings)
  )
  expect(moved).toContain('start("/docs/vxe/")')
  const [policy] = /<meta http-equiv[^>]*>/.exec(moved)!
  const scripts = await inlineScripts(moved)
  expect(scripts).toHaveLength(1)
  expect(policy).toContain(`script-src 'self' ${scripts[0]};`)
  expect(moved.split('http-equiv')).toHaveLength(2)
})

import { deflateRawSync } from 'node:zlib'
import { notFoundError, expectErrors } from './expect-errors.ts'
import { expect, test } from './site.ts'

const base64 = (bytes: Buffer): string => bytes.toString('base64url')

/** Encodes a project as the playground does, without validating it. */
const encodeProject = (name: string, text: string): string =>
  base64(deflateRawSync(JSON.stringify([1, '3.8.6', 'js', name, [name, text]])))

/** Hostile links by description; a function builds those that are encoded or repeated. */
const links: Record<string, string | (() => string)> = {
  'a javascript: address': '#javascript:document.title="taken"',
  'a javascript: address after two slashes': '#//javascript:document.title="taken"',
  'a protocol-relative address of another host': '#//stranger.localhost/table/base/sort',
  'another host after backslashes': '#/\\\\stranger.localhost\\table',
  'an https address as path': '#/https://stranger.localhost/',
  'an unterminated percent escape': '#/%E0%A4%A/%',
  'a null byte': '#/table/base/sort%00.html',
  'a right-to-left override character': '#/table/base/%E2%80%AEtros',
  'markup as path': '#/<img src=x onerror=document.title="taken">',
  'markup as search query': '#/table/base/sort?q=<img src=x onerror=document.title="taken">',
  'ten thousand slashes': () => `#${'/'.repeat(10_000)}`,
  'ten thousand question marks': () => `#/table/base/sort${'?a=1'.repeat(10_000)}`,
  'constructor as language': '#/table/base/sort?lang=constructor',
  '__proto__ as language': '#/table/base/sort?lang=__proto__',
  '__proto__ as theme': '#/table/base/sort?theme=__proto__',
  '../ in a demo path': '#/playground?demo=../../package.json',
  '__proto__ as demo path': '#/playground?demo=__proto__/__proto__',
  'invalid shared code': '#/playground?code=%%%',
  'shared code with an object instead of files': () =>
    `#/playground?code=${base64(deflateRawSync('[1,"3.8.6","js","App.vue",{"__proto__":{"taken":1}}]'))}`,
  'shared code that decompresses to 64 MB': () =>
    `#/playground?code=${base64(deflateRawSync(Buffer.alloc(64 * 1024 * 1024, '[')))}`,
  '../ in a shared file name': () => `#/playground?code=${encodeProject('../App.vue', '<template><p/></template>')}`,
  '__proto__ as shared file name': () =>
    `#/playground?code=${encodeProject('__proto__.vue', '<template><p/></template>')}`,
  'constructor as component name': '#/constructor/api',
  'a CSS selector as anchor': '#/table/base/sort#"],*{display:none}[x="'
}

// Each link is the first address that a document of the site loads.
test.use({ blank: true })

for (const [index, [name, link]] of Object.entries(links).entries())
  test(
    `a link with ${name} opens only this site and runs no code`,
    { tag: index < 1 ? '@quick' : [] },
    async ({ page, browserErrors }) => {
      const hash = typeof link === 'string' ? link : link()
      const titles = new Set<string>()
      for (const navigation of ['load', 'in-app'] as const) {
        if (navigation === 'load') await page.goto(`/v3.8/${hash}`)
        else {
          await page.evaluate(() => (location.hash = '#/table/start/install'))
          await page.evaluate(hash => (location.hash = hash), hash)
        }
        await expect(page.locator('h1').first()).toBeAttached()
        titles.add(await page.title())
        expect(new URL(page.url()).pathname).toBe('/v3.8/')
        await expect(page.locator('html')).toHaveAttribute('lang', /^(zh-CN|en)$/)
        expect(await page.evaluate(() => [Reflect.get({}, 'taken'), document.querySelector('img[src="x"]')])).toEqual([
          undefined,
          null
        ])
        // The app still follows a link.
        await page.evaluate(() => (location.hash = '#/table/base/stripe'))
        await expect(page.locator('[data-page="/table/base/stripe"]')).toBeVisible()
      }
      // The path has the form of an existing page, so the app requests it and gets a 404.
      if (name === 'constructor as component name') await expectErrors(browserErrors, notFoundError)
      // A script of the link would set the title to `taken`; its text would contain `taken"`.
      expect([...titles].join()).not.toContain('taken"')
      expect([...titles]).not.toContain('taken')
    }
  )

import { deflateRawSync } from 'node:zlib'
import { notFound, takeNamed } from './named-trouble.ts'
import { expect, test } from './site.ts'

const base64 = (bytes: Buffer): string => bytes.toString('base64url')

/** As the playground writes one, without asking whether it may. */
const project = (name: string, text: string): string =>
  base64(deflateRawSync(JSON.stringify([1, '3.8.6', 'js', name, [name, text]])))

/** Addresses that somebody sends to a reader. `{}` stands for what a test makes. */
const links: Record<string, string | (() => string)> = {
  'a script for an address': '#javascript:document.title="taken"',
  'a script behind slashes': '#//javascript:document.title="taken"',
  'another host with two slashes': '#//stranger.localhost/table/base/sort',
  'another host with backslashes': '#/\\\\stranger.localhost\\table',
  'another host as a path': '#/https://stranger.localhost/',
  'a percent sign that ends nothing': '#/%E0%A4%A/%',
  'a null byte': '#/table/base/sort%00.html',
  'text that runs backwards': '#/table/base/%E2%80%AEtros',
  'markup for a path': '#/<img src=x onerror=document.title="taken">',
  'markup for a search': '#/table/base/sort?q=<img src=x onerror=document.title="taken">',
  'ten thousand slashes': () => `#${'/'.repeat(10_000)}`,
  'ten thousand questions': () => `#/table/base/sort${'?a=1'.repeat(10_000)}`,
  'a language that is a function': '#/table/base/sort?lang=constructor',
  'a language that is a prototype': '#/table/base/sort?lang=__proto__',
  'a theme that is none': '#/table/base/sort?theme=__proto__',
  'a demo out of the folder': '#/playground?demo=../../package.json',
  'a demo that is a prototype': '#/playground?demo=__proto__/__proto__',
  'code that is none': '#/playground?code=%%%',
  'code that is another thing': () =>
    `#/playground?code=${base64(deflateRawSync('[1,"3.8.6","js","App.vue",{"__proto__":{"taken":1}}]'))}`,
  'code that grows to 64 megabytes': () =>
    `#/playground?code=${base64(deflateRawSync(Buffer.alloc(64 * 1024 * 1024, '[')))}`,
  'a file out of the folder': () => `#/playground?code=${project('../App.vue', '<template><p/></template>')}`,
  'a file named like a prototype': () => `#/playground?code=${project('__proto__.vue', '<template><p/></template>')}`,
  'a reference of a prototype': '#/constructor/api',
  'a place that is a selector': '#/table/base/sort#"],*{display:none}[x="'
}

// Each link is the first thing that a document of the site sees.
test.use({ blank: true })

for (const [name, link] of Object.entries(links))
  test(`a link with ${name} opens this site and nothing else`, async ({ page, trouble }) => {
    const hash = typeof link === 'string' ? link : link()
    const title = new Set<string>()
    for (const how of ['load', 'in the app'] as const) {
      if (how === 'load') await page.goto(`/v3.8/${hash}`)
      else {
        await page.evaluate(() => (location.hash = '#/table/start/install'))
        await page.evaluate(hash => (location.hash = hash), hash)
      }
      await expect(page.locator('h1').first()).toBeAttached()
      title.add(await page.title())
      expect(new URL(page.url()).pathname).toBe('/v3.8/')
      await expect(page.locator('html')).toHaveAttribute('lang', /^(zh-CN|en)$/)
      expect(await page.evaluate(() => [Reflect.get({}, 'taken'), document.querySelector('img[src="x"]')])).toEqual([
        undefined,
        null
      ])
      // It answers: a click leads on.
      await page.evaluate(() => (location.hash = '#/table/base/stripe'))
      await expect(page.locator('[data-page="/table/base/stripe"]')).toBeVisible()
    }
    // A page that could be there is asked for by its name.
    if (name === 'a reference of a prototype') await takeNamed(trouble, notFound)
    expect([...title].join()).not.toContain('taken"')
    expect([...title]).not.toContain('taken')
  })

import { expect, test } from './site.ts'

/** Pages with pictures that the build renders. */
const pages = ['/table/tree/basic', '/table/tree/normal', '/table/advanced/mergeCell', '/table/scroll/scroll']

for (const [language, width] of [
  ['zh_CN', 375],
  ['en_US', 375],
  ['en_US', 1440]
] as const)
  test(
    `the texts of pictures stay inside of their picture and beside each other, in ${language} at ${width} px`,
    { tag: '@quick' },
    async ({ open, page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of pages) {
        await open(`${path}?lang=${language}`)
        const picture = page.locator('[data-picture] svg')
        await expect(picture).toHaveCount(1)
        await expect(picture).toHaveAccessibleName(/\S/)
        await expect(picture).toHaveAccessibleDescription(/\S{3}/)
        expect(await picture.evaluate(findMisplacedTexts), path).toEqual([])
      }
    }
  )

/** Runs in the page. Returns texts outside of the picture, smaller than 10 px, or above each other. */
function findMisplacedTexts(svg: Element): string[] {
  const box = svg.getBoundingClientRect()
  const texts = [...svg.querySelectorAll('text')].map(text => ({ text, rect: text.getBoundingClientRect() }))
  const problems = texts.flatMap(({ text, rect }, index) => {
    const name = text.textContent
    const isInside =
      rect.left >= box.left - 1 &&
      rect.right <= box.right + 1 &&
      rect.top >= box.top - 1 &&
      rect.bottom <= box.bottom + 1
    const covered = texts
      .slice(index + 1)
      .filter(
        ({ rect: other }) =>
          Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 1 &&
          Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) > 4
      )
    return [
      ...(isInside ? [] : [`${name} is outside`]),
      ...covered.map(other => `${name} covers ${other.text.textContent}`)
    ]
  })
  const scale = box.width / (svg as SVGSVGElement).viewBox.baseVal.width
  const small = texts.filter(({ text }) => parseFloat(getComputedStyle(text).fontSize) * scale < 9.3)
  return [...problems, ...small.map(({ text }) => `${text.textContent} is small`)]
}

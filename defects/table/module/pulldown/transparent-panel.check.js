export default async ({ expect, given, click, until, wait, all }) => {
  await click('button')
  given(await until(() => document.body.innerText.includes('Content')), 'the panel opens')
  await wait(300)
  const backgrounds = []
  for (let element = all('.content')[0]; element && !element.querySelector('button'); element = element.parentElement) {
    backgrounds.push(getComputedStyle(element).backgroundColor)
  }
  given(backgrounds.length > 1, 'the content is in a panel')
  const visible = backgrounds.filter(color => color !== 'rgba(0, 0, 0, 0)')
  expect(visible.length > 0, { zh: '面板有背景色', en: 'The panel has a background color' }).toBe(true)
}

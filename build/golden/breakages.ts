import type { NavSource } from '../pages/nav-source.ts'
import { nav } from './nav.ts'

type Texts = Record<string, string>

/** The golden content with one mistake in it. */
interface Breakage {
  mistake: string
  change: (texts: Texts) => Texts
  menu?: NavSource
}

const sort = 'table/base/sort'
const zh = `${sort}/page.zh.mdx`
const en = `${sort}/page.en.mdx`

const replaced =
  (name: string, from: string, to: string) =>
  (texts: Texts): Texts => ({ ...texts, [name]: (texts[name] ?? '').replace(from, () => to) })
const inBoth =
  (from: string, to: string) =>
  (texts: Texts): Texts =>
    replaced(en, from, to)(replaced(zh, from, to)(texts))
const added =
  (name: string, text: string) =>
  (texts: Texts): Texts => ({ ...texts, [name]: text })
const removed =
  (name: string) =>
  (texts: Texts): Texts =>
    Object.fromEntries(Object.entries(texts).filter(([known]) => known !== name))

export const breakages: Breakage[] = [
  {
    mistake: 'a missing demo',
    change: inBoth(
      './sort-by-buttons.vue" height={280}',
      './sort-by-buttons.vue" height={280} />\n\n<Demo src="./sort-on-server.vue" height={280}'
    )
  },
  { mistake: 'a missing translation', change: removed(en) },
  {
    mistake: 'a demo that only one language shows',
    change: replaced(en, '<Demo src="./sort-by-buttons.vue" height={280} />', '')
  },
  { mistake: 'a heading id that differs', change: replaced(en, '{/*values*/}', '{/*value*/}') },
  { mistake: 'a heading without an id', change: replaced(zh, ' {/*values*/}', '') },
  { mistake: 'a page missing from the menu', change: texts => texts, menu: nav.filter(group => group.key !== 'more') },
  {
    mistake: 'a page in the menu that is not written',
    change: texts => texts,
    menu: [...nav, { key: 'form', title: { zh: '表单', en: 'Form' }, under: '/table', pages: ['form'] }]
  },
  { mistake: 'a dead link', change: replaced(en, '/table/advanced/keepAlives', '/table/advanced/keepAlive') },
  { mistake: 'a dead anchor', change: replaced(zh, '#sort-by-header)', '#sort-by-head)') },
  { mistake: 'an alias that collides', change: inBoth('/table/base/order', '/table/advanced/keepAlives/table2') },
  { mistake: 'an alias in one language only', change: replaced(en, 'aliases: /table/base/order\n', '') },
  { mistake: 'an untranslated word', change: replaced(`${sort}/first-rows.ts`, 'export', '// 前几行\nexport') },
  { mistake: 'a word that no demo uses', change: replaced(`${sort}/words.en.json`, '{', '{ "降序": "Descending",') },
  { mistake: 'Chinese on an English page', change: replaced(en, 'by text', 'by text (全部按文本)') },
  {
    mistake: 'a name that two demos register',
    change: texts => ({
      ...texts,
      [`${sort}/sort-by-buttons.vue`]: (texts[`${sort}/sort-by-buttons.vue`] ?? '').replace(
        'export default',
        "VXETable.renderer.add('Stars', {})\nexport default"
      ),
      [`${sort}/sort-by-header.vue`]: (texts[`${sort}/sort-by-header.vue`] ?? '').replace(
        'export default',
        "VXETable.renderer.add('Stars', {})\nexport default"
      )
    })
  },
  { mistake: 'a demo that no page shows', change: added(`${sort}/old.vue`, '<template><p /></template>\n') },
  {
    mistake: 'an import of nothing',
    change: replaced(`${sort}/first-rows.ts`, '@/_shared/people', '@/_shared/persons')
  },
  {
    mistake: 'code that is more than types',
    change: replaced(`${sort}/first-rows.ts`, 'export', 'enum Order { asc }\nexport')
  },
  { mistake: 'an element that is not closed', change: replaced(zh, '</Tabs>\n', '') },
  { mistake: 'front matter with an unknown key', change: replaced(zh, 'new: true', 'neu: true') }
]

import type { NavSource } from '../pages/nav-source.ts'
import { nav } from './nav.ts'

type ContentTexts = Record<string, string>

/** The golden content with one mistake in it. */
interface Breakage {
  mistake: string
  change: (texts: ContentTexts) => ContentTexts
  menu?: NavSource
}

const sort = 'table/base/sort'
const zh = `${sort}/page.zh.mdx`
const en = `${sort}/page.en.mdx`

const replaceIn =
  (name: string, from: string, to: string) =>
  (texts: ContentTexts): ContentTexts => ({ ...texts, [name]: (texts[name] ?? '').replace(from, () => to) })
const replaceInBoth =
  (from: string, to: string) =>
  (texts: ContentTexts): ContentTexts =>
    replaceIn(en, from, to)(replaceIn(zh, from, to)(texts))
const addFile =
  (name: string, text: string) =>
  (texts: ContentTexts): ContentTexts => ({ ...texts, [name]: text })
const removeFile =
  (name: string) =>
  (texts: ContentTexts): ContentTexts =>
    Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name))

export const breakages: Breakage[] = [
  {
    mistake: 'a missing demo',
    change: replaceInBoth(
      './sort-by-buttons.vue" height={280}',
      './sort-by-buttons.vue" height={280} />\n\n<Demo src="./sort-on-server.vue" height={280}'
    )
  },
  { mistake: 'a missing translation', change: removeFile(en) },
  {
    mistake: 'a demo that only one language shows',
    change: replaceIn(en, '<Demo src="./sort-by-buttons.vue" height={280} />', '')
  },
  { mistake: 'a heading id that differs', change: replaceIn(en, '{/*values*/}', '{/*value*/}') },
  { mistake: 'a heading without an id', change: replaceIn(zh, ' {/*values*/}', '') },
  { mistake: 'a page missing from the menu', change: texts => texts, menu: nav.filter(group => group.key !== 'more') },
  {
    mistake: 'a page in the menu that is not written',
    change: texts => texts,
    menu: [...nav, { key: 'form', title: { zh: '表单', en: 'Form' }, under: '/table', pages: ['form'] }]
  },
  { mistake: 'a dead link', change: replaceIn(en, '/table/advanced/keepAlives', '/table/advanced/keepAlive') },
  { mistake: 'a dead anchor', change: replaceIn(zh, '#sort-by-header)', '#sort-by-head)') },
  {
    mistake: 'an alias that collides',
    change: replaceInBoth('/table/base/order', '/table/advanced/keepAlives/table2')
  },
  { mistake: 'an alias in one language only', change: replaceIn(en, 'aliases: /table/base/order\n', '') },
  { mistake: 'an untranslated word', change: replaceIn(`${sort}/first-rows.ts`, 'export', '// 前几行\nexport') },
  { mistake: 'a word that no demo uses', change: replaceIn(`${sort}/words.en.json`, '{', '{ "降序": "Descending",') },
  { mistake: 'Chinese on an English page', change: replaceIn(en, 'by text', 'by text (全部按文本)') },
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
  { mistake: 'a demo that no page shows', change: addFile(`${sort}/old.vue`, '<template><p /></template>\n') },
  {
    mistake: 'an import of nothing',
    change: replaceIn(`${sort}/first-rows.ts`, '@/_shared/people', '@/_shared/persons')
  },
  {
    mistake: 'code that is more than types',
    change: replaceIn(`${sort}/first-rows.ts`, 'export', 'enum Order { asc }\nexport')
  },
  { mistake: 'an element that is not closed', change: replaceIn(zh, '</Tabs>\n', '') },
  { mistake: 'front matter with an unknown key', change: replaceIn(zh, 'new: true', 'neu: true') }
]

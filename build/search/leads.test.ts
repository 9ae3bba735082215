import { expect, test } from 'vitest'
import { guideFrom } from '../../shared/search-leads.ts'
import { leadsFrom } from './leads.ts'
import type { PageLeadsInput } from './page-leads.ts'
import { pageLeads } from './page-leads.ts'

const leadsOfPage = (parts: Partial<PageLeadsInput>) =>
  pageLeads({ language: 'en', title: '', keywords: [], asked: '', source: '---\ntitle: x\n---\n\n', ...parts })

function page(parts: Partial<PageLeadsInput>) {
  const { words, counts } = leadsOfPage(parts)
  return new Map(words.split('\n').map((word, index) => [word, counts[index]]))
}

/** With pages around it that nobody asks for in these words. */
function site(asked: Record<string, string>) {
  const others = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`other/${index}`, `other${index}`]))
  return new Map(
    Object.entries({ ...asked, ...others }).map(
      ([path, text]) => [path, leadsOfPage({ asked: `${text}\n${text}` })] as const
    )
  )
}

test('a title says more than a question, a question more than a sentence', () => {
  const found = page({
    title: 'Sorting',
    asked: 'arrow in the header\nheader arrow lost',
    source: '---\ntitle: Sorting\n---\n\n## Header {/*header*/}\n\nThe arrow turns. The header stays.\n'
  })
  expect(found.get('sort')).toBe(6)
  expect(found.get('arrow')).toBe(2.5)
  expect(found.get('head')).toBe(4)
  expect(found.get('lost')).toBe(1)
})

test('what is not said to readers does not count', () => {
  const found = page({
    source:
      '---\ntitle: secret\n---\n\n<Demo src="./hidden.vue" />\n\n```js\nconst hidden = 1\n```\n\nUse <Api of="table.sortConfig" />. Set <Api of="table.sortConfig" />.\n'
  })
  expect([...found.keys()].filter(word => /secret|hidden|demo|const/.test(word))).toEqual([])
  expect(found.get('config')).toBe(1)
})

test('questions are in the characters of the reader', () => {
  expect(page({ language: 'tw', asked: '单元格' }).has('儲存')).toBe(true)
})

test('a query leads to the page that is asked for in these words', () => {
  const { sharesOf, pages } = guideFrom(
    leadsFrom(site({ 'p/0': 'arrow of the header', 'p/1': 'arrow in a cell', 'p/2': 'colour of a cell' }))
  )
  const first = (query: string) => pages[[...sharesOf(query)!].indexOf(1)]
  expect(first('header arrow')).toBe('p/0')
  expect(first('an arrow in my cell')).toBe('p/1')
  expect(first('cells with a colour')).toBe('p/2')
})

test('what is asked about everywhere, or hardly at all, leads nowhere', () => {
  const everywhere = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p/${index}`, 'table']))
  const { words } = leadsFrom(
    new Map([
      ...site({ ...everywhere, 'p/x': 'sort' }),
      ['p/once', leadsOfPage({ source: '---\ntitle: x\n---\n\nA hapax stands here. A hapax stands here.\n' })] as const
    ])
  )
  const said = words.split('\n')
  expect([said.includes('sort'), said.includes('table'), said.includes('hapax')]).toEqual([true, false, false])
})

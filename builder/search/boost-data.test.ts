import { expect, test } from 'vitest'
import { createBoostIndex } from '../../shared/search-boosts.ts'
import { createBoostData } from './boost-data.ts'
import type { PageWordCountsInput } from './page-word-counts.ts'
import { countPageWords } from './page-word-counts.ts'

const countWords = (parts: Partial<PageWordCountsInput>) =>
  countPageWords({ language: 'en', title: '', keywords: [], questions: '', source: '---\ntitle: x\n---\n\n', ...parts })

function readCounts(parts: Partial<PageWordCountsInput>) {
  const { words, counts } = countWords(parts)
  return new Map(words.split('\n').map((word, index) => [word, counts[index]]))
}

/** Adds 30 pages with other questions, so that the given words are rare. */
function createPages(questionsByPath: Record<string, string>) {
  const others = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`other/${index}`, `other${index}`]))
  return new Map(
    Object.entries({ ...questionsByPath, ...others }).map(
      ([path, text]) => [path, countWords({ questions: `${text}\n${text}` })] as const
    )
  )
}

test('in the boost data, a word of a title counts more than one of a heading, question or sentence', () => {
  const counts = readCounts({
    title: 'Sorting',
    questions: 'arrow in the header\nheader arrow lost',
    source: '---\ntitle: Sorting\n---\n\n## Header {/*header*/}\n\nThe arrow turns. The header stays.\n'
  })
  expect(counts.get('sort')).toBe(6)
  expect(counts.get('arrow')).toBe(2.5)
  expect(counts.get('head')).toBe(4)
  expect(counts.get('lost')).toBe(1)
})

test('the boost data counts words of member names, not of front matter, code and tags', () => {
  const counts = readCounts({
    source:
      '---\ntitle: secret\n---\n\n<Demo src="./hidden.vue" />\n\n```js\nconst hidden = 1\n```\n\nUse <Api of="table.sortConfig" />. Set <Api of="table.sortConfig" />.\n'
  })
  expect([...counts.keys()].filter(word => /secret|hidden|demo|const/.test(word))).toEqual([])
  expect(counts.get('config')).toBe(1)
})

test('the boost data for tw has the questions in Taiwanese usage', () => {
  expect(readCounts({ language: 'tw', questions: '单元格' }).has('儲存')).toBe(true)
})

test('the boost data gives the highest share to the page with the words of the query in its questions', () => {
  const { getPageShares, pages } = createBoostIndex(
    createBoostData(createPages({ 'p/0': 'arrow of the header', 'p/1': 'arrow in a cell', 'p/2': 'colour of a cell' }))
  )
  const getFirstPage = (query: string) => pages[[...getPageShares(query)!].indexOf(1)]
  expect(getFirstPage('header arrow')).toBe('p/0')
  expect(getFirstPage('an arrow in my cell')).toBe('p/1')
  expect(getFirstPage('cells with a colour')).toBe('p/2')
})

test('the boost data omits words that are on almost every page and words that are too rare', () => {
  const everywhere = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p/${index}`, 'table']))
  const { words } = createBoostData(
    new Map([
      ...createPages({ ...everywhere, 'p/x': 'sort' }),
      ['p/once', countWords({ source: '---\ntitle: x\n---\n\nA hapax stands here. A hapax stands here.\n' })] as const
    ])
  )
  const boostWords = words.split('\n')
  expect([boostWords.includes('sort'), boostWords.includes('table'), boostWords.includes('hapax')]).toEqual([
    true,
    false,
    false
  ])
})

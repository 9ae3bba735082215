import { expect, test } from 'vitest'
import { lengthOf, proseOf, sentencesOf } from './prose.ts'

const page = `---
title: Sort rows
keywords: colour, drawn
---

Click a **header** to [sort](/table/base/sort), or call <Api of="table()sort" />.
The \`orders\` decide.

## Several columns {/*several*/}

<Demo src="./several.vue" height={200} />

- One item
  with a second line.
- Another

| Prop | What it does |
| --- | --- |
| <Api of="table.sortConfig" /> | Sorts |

\`\`\`js
const colour = 'drawn'
\`\`\`

<Warning>**Data is lost.** Save first.</Warning>
`

test('proseOf() returns the prose of a page by section, with kind and first line of each block', () => {
  expect(
    proseOf(page).map(({ id, line, blocks }) => [
      id,
      line,
      blocks.map(block => `${block.line} ${block.kind} ${block.members} ${block.text}`)
    ])
  ).toEqual([
    ['', 1, ['2 paragraph 0 Sort rows', '6 paragraph 1 Click a header to sort, or call ⟦⟧. The ⟦⟧ decide.']],
    [
      'several',
      9,
      [
        '9 heading 0 Several columns',
        '13 item 0 One item with a second line.',
        '15 item 0 Another',
        '17 cell 0 Prop',
        '17 cell 0 What it does',
        '19 cell 1 ⟦⟧',
        '19 cell 0 Sorts',
        '25 warning 0 Data is lost. Save first.'
      ]
    ]
  ])
})

test('sentences end after final punctuation and closing quotes, not inside versions and abbreviations', () => {
  expect(sentencesOf('点击表头排序。“取消”恢复原来的顺序。', 'zh')).toEqual([
    '点击表头排序。',
    '“取消”恢复原来的顺序。'
  ])
  expect(sentencesOf('控制台显示“未注册。”之后继续。', 'zh')).toEqual(['控制台显示“未注册。”', '之后继续。'])
  expect(sentencesOf('Since 3.8.6 rows sort, e.g. by name. Click a header.', 'en')).toEqual([
    'Since 3.8.6 rows sort, e.g. by name.',
    'Click a header.'
  ])
})

test('in sentence lengths, code counts as one word in English and as four characters in Chinese', () => {
  expect(lengthOf('调用 ⟦⟧。', 'zh')).toBe(8)
  expect(lengthOf('Call ⟦⟧ – then wait.', 'en')).toBe(4)
})

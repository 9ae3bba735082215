import { expect, test } from 'vitest'
import { compileMdx } from './compile-mdx.ts'

const file = 'content/table/base/sort/page.en.mdx'
const sectionsOf = (...lines: string[]) => compileMdx(lines.join('\n'), file, '/table/base/sort').sections

test('the points of a page section are its warnings and list items that begin in bold', () => {
  const [section, other] = sectionsOf(
    '## One {/*one*/}',
    '',
    'Text with **bold** in it.',
    '',
    '- **Rows are out of `line`.** Set a height.',
    '- Plain item with **bold**.',
    '',
    '<Warning>',
    '',
    '**Edits are lost:** save them first.',
    '',
    '</Warning>',
    '',
    '## Two {/*two*/}'
  ).sections
  expect(section!.points).toEqual(['Rows are out of line', 'Edits are lost'])
  expect(other!.points).toEqual([])
})

test('the symptoms of a table are points of its page section', () => {
  const [section] = sectionsOf(
    '## One {/*one*/}',
    '',
    '| Symptom | Fix |',
    '| --- | --- |',
    '| Rows are `out` of line | Set a height |',
    '',
    '| Option | Default |',
    '| --- | --- |',
    '| one | two |'
  ).sections
  expect(section!.points).toEqual(['Rows are out of line'])
})

test.each(['现象', '現象', '消息', '訊息'])(
  'cells of a table column named %s are points of a Chinese page section',
  head => {
    const [section] = sectionsOf(
      '## One {/*one*/}',
      '',
      `| ${head} | Fix |`,
      '| --- | --- |',
      '| Text | Fix |'
    ).sections
    expect(section!.points).toEqual(['Text'])
  }
)

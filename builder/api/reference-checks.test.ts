import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { readSite } from '../pages/site.ts'
import { referenceProblems } from './reference-checks.ts'
import { createReference } from './reference.ts'

const nav = [{ key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/a', pages: ['sort'] }]
const page = '---\ntitle: Sort\n---\n\nLead.\n\n<Code src="./smallest.vue" />\n'

test('a member of shown code that the library does not have is reported with its line', () => {
  const files = memoryFiles({
    'a/sort/page.zh.mdx': page,
    'a/sort/page.en.mdx': page,
    'a/sort/smallest.vue': '<template>\n  <vxe-table\n    :data="[]"\n    :sorting="{}" />\n</template>\n',
    '_shared/words.en.json': '{}'
  })
  const facts = [{ path: 'table.data', kind: 'prop' as const, type: 'any[]' }]
  const site = readSite(files, nav)
  const reference = createReference({ facts, version: '3.8.6' }, files, site)
  expect(referenceProblems(reference, files, site).filter(problem => problem.startsWith('content/a/'))).toEqual([
    'content/a/sort/smallest.vue:4: vxe-table has no prop "sorting". Correct the name or leave it out.'
  ])
})

import { expect, test } from 'vitest'
import { readSourceBlocks } from '../read/source-blocks.ts'
import { analyzeFile } from './analyzed-file.ts'
import { readTemplateExpressions } from './template-code.ts'

test('scopes of functions in a template are read once for all callers', () => {
  const file = { name: 'a.vue', text: '<template><p @click="row => go(row)" :title="name" /></template>' }
  const { scripts, markup } = readSourceBlocks(file)
  const analyzed = analyzeFile(file, scripts, markup)
  const read = () => readTemplateExpressions(analyzed, { accepts: () => true })
  const [handler, title] = read()
  expect(handler?.context.scopes?.find('row', handler.node.end - 1)).toBeDefined()
  expect(title?.context.scopes).toBeUndefined()
  expect(read()[0]?.context.scopes).toBe(handler?.context.scopes)
})

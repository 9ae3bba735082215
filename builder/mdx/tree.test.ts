import { expect, test } from 'vitest'
import type { TreeNode } from './tree.ts'
import { attributeOf, elementsNamed, lineOf, setAttributes, setPageExpression, textOf } from './tree.ts'

const text = (value: string): TreeNode => ({ type: 'text', value })
const api = (of: string): TreeNode => ({
  type: 'mdxJsxTextElement',
  name: 'Api',
  attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }]
})
const element = (name: string, ...children: TreeNode[]): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children
})
const expression = (value: string) => ({ type: 'mdxJsxAttributeValueExpression', value })
const withAttribute = (value: unknown): TreeNode => ({
  ...element('Demo'),
  attributes: [{ type: 'mdxJsxAttribute', name: 'src', value }]
})

test('textOf() joins the texts of all descendants of a node', () => {
  expect(
    textOf({
      type: 'paragraph',
      children: [text('Sort '), { type: 'strong', children: [text('two')] }, { type: 'inlineCode', value: ' rows' }]
    })
  ).toBe('Sort two rows')
  expect(textOf({ type: 'break' })).toBe('')
})

test.each([
  ['table.sortConfig', 'sortConfig'],
  ['table.sortConfig.defaultSort', 'defaultSort'],
  ['table@sort-change', 'sort-change'],
  ['table()clearSort', 'clearSort'],
  ['column#header', 'header'],
  ['table', 'table']
])('textOf() writes the member %s as %s', (of, name) => {
  expect(textOf({ type: 'heading', children: [api(of)] })).toBe(name)
})

test('attributeOf() reads a text or a literal expression', () => {
  expect(attributeOf(withAttribute('./a.vue'), 'src')).toBe('./a.vue')
  expect(attributeOf(withAttribute(expression("'./a.vue'")), 'src')).toBe('./a.vue')
  expect(attributeOf(withAttribute(expression('400')), 'src')).toBe('400')
  expect(attributeOf(withAttribute(null), 'src')).toBeUndefined()
  expect(attributeOf(withAttribute('./a.vue'), 'height')).toBeUndefined()
})

test('elementsNamed() finds elements at any depth, in document order', () => {
  const tree: TreeNode = {
    type: 'root',
    children: [element('Note', element('Demo', text('one'))), text('-'), element('Demo', text('two'))]
  }
  expect(elementsNamed(tree, 'Demo').map(textOf)).toEqual(['one', 'two'])
})

test('setAttributes() replaces the attributes of a node, setPageExpression() adds one', () => {
  const node = withAttribute('./a.vue')
  setAttributes(node, { key: './a.vue' })
  setPageExpression(node, 'demo', 2)
  setPageExpression(node, 'page')
  expect(node.attributes?.map(({ name }) => name)).toEqual(['key', 'demo', 'page'])
  expect(JSON.stringify(node.attributes?.[1]?.value)).toContain('"property":{"type":"Literal","value":2}')
})

test('lineOf() returns 0 for a node without a position', () => {
  expect(lineOf(text('a'))).toBe(0)
})

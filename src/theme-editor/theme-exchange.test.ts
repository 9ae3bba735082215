import { expect, test } from 'vitest'
import type { ThemeChanges } from './theme-output.ts'
import { getChangedValues } from './theme-output.ts'
import { decodeChanges, encodeChanges, readTheme, writeTokens } from './theme-exchange.ts'

const changes: ThemeChanges = { 'vxe-primary-color': '#0a6b66', 'vxe-border-radius': '8px' }

test('a theme in an address is read back as it was', () => {
  expect(encodeChanges(changes)).toBe('primary-color.0a6b66_border-radius.8px')
  expect(decodeChanges(encodeChanges(changes))).toEqual(changes)
})

test.each([
  'primary-color.url(x)',
  'primary-color.0a6b6g',
  'border-radius.800px',
  'border-radius.-1px',
  'unknown.0a6b66',
  '__proto__.0a6b66',
  '',
  '_._.'
])('the address %s changes no variable', text => expect(decodeChanges(text)).toEqual({}))

test.each([
  [
    'CSS variables',
    ':root {\n  --vxe-primary-color: rgb(10, 107, 102);\n  --vxe-border-radius: 8px;\n  --vxe-other: 1px;\n}',
    1
  ],
  ['Sass variables', "@use 'x' with (\n  $vxe-primary-color: #0A6B66,\n  $vxe-border-radius: 8px\n);", 0],
  ['Sass defaults', '$vxe-primary-color: #0a6b66 !default;\n$vxe-border-radius: 8px !default;', 0],
  [
    'tokens of an earlier draft',
    '{"vxe":{"primary":{"color":{"$value":"#0a6b66"}},"border-radius":{"$value":"8px"}}}',
    0
  ],
  ['other JSON', '{"vxe": [1', 0]
])('%s are imported', (name, text, ignored) =>
  expect(readTheme(text)).toEqual({ changes: name === 'other JSON' ? {} : changes, ignored })
)

test('exported design tokens are imported, derived values are ignored', () => {
  const values = getChangedValues(changes)
  const text = writeTokens(values)
  expect(JSON.parse(text)).toMatchObject({
    vxe: {
      'primary-color': {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.0392, 0.4196, 0.4], hex: '#0a6b66' }
      },
      'border-radius': { $type: 'dimension', $value: { value: 8, unit: 'px' } }
    }
  })
  expect(readTheme(text)).toEqual({ changes, ignored: values.size - 2 })
})

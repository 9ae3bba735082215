import { expect, test } from 'vitest'
import { readSiteTheme } from './site-theme.ts'

test('a stored theme is read with its valid variables only', () =>
  expect(
    readSiteTheme(
      JSON.stringify({
        light: {
          'vxe-primary-color': '#0a6b66',
          'vxe-border-radius': '8px',
          color: '#000000',
          'vxe-font-color': 'red}*{'
        },
        dark: { 'vxe-primary-color': 1 }
      })
    )
  ).toEqual({ light: { 'vxe-primary-color': '#0a6b66', 'vxe-border-radius': '8px' }, dark: {} }))

test.each([null, '', '{', '[]', '1', 'null'])('%s is no theme or an empty one', text => {
  const theme = readSiteTheme(text)
  expect([theme?.light ?? {}, theme?.dark ?? {}]).toEqual([{}, {}])
})

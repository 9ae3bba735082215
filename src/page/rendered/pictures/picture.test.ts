import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../../../shared/locale.ts'
import type { ShellTexts } from '../../../locale/texts.ts'
import { ShellTextsContext } from '../../../locale/texts.ts'
import { Picture } from './picture.tsx'

const render = (of: string, language: Language): string =>
  renderToStaticMarkup(
    createElement(
      ShellTextsContext,
      { value: { language, nav: [], messages: {} } as unknown as ShellTexts },
      createElement(Picture, { of }, 'Caption')
    )
  )

test.each(['flat-tree', 'nested-tree', 'merged-cells', 'virtual-rows'])(
  'the picture %s has a title, a description, texts and colors of the theme',
  of => {
    const [zh, en] = [render(of, 'zh'), render(of, 'en')]
    expect(zh).toMatch(/<title[^>]*>[^<]*\p{Script=Han}/u)
    expect(zh).toMatch(/<desc[^>]*>[^<]{40,}<\/desc>/)
    expect(en).not.toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/<text /)
    expect(en.match(/(?:fill|stroke)="([^"]*)"/g)!.filter(color => !/"(?:none|var\(--[\w-]+\))"$/.test(color))).toEqual(
      []
    )
    expect(en).toContain('<figcaption')
  }
)

test('the description of a tree names the parent and the level of each row', () => {
  const picture = render('flat-tree', 'en')
  expect(picture).toContain('Row 3: Front end, parentId 2.')
  expect(picture).toContain('Front end is on level 3.')
})

test('each object of nested data is closed', () => {
  const code = [...render('nested-tree', 'en').matchAll(/<text [^>]*xml:space[^>]*>(.*?)<\/text>/g)]
    .map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))
    .join('')
  const count = (letter: string) => code.split(letter).length - 1
  expect(count('{')).toBe(6)
  expect(count('}')).toBe(6)
  expect(count('[')).toBe(count(']'))
})

test('an unknown picture is an error that names the pictures', () =>
  expect(() => render('nothing', 'en')).toThrow('There is no picture "nothing". Use flat-tree, '))

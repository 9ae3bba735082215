import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import { findShownCodes } from './shown-codes.ts'

const component = (script: string) =>
  `<template>\n  <!-- #region shown -->\n  <b>{{ '姓名' }}</b>\n  <!-- #endregion -->\n</template>\n\n<script lang="ts">\n${script}\n</script>\n`
const region = '// #region shown\nconst a: number = 1\n// 列\nconst name: string = "国家"\n// #endregion'
const files = memoryFiles({
  'a/smallest.vue': component(region),
  'a/smallest-long.vue': component(region.replace('// 列', 'f()\n'.repeat(8))),
  'a/other.vue': component(region),
  'a/words.en.json': '{ "姓名": "Name", "国家": "Country", "列": "Column" }'
})
const codeOf = (name: string, language: 'zh' | 'tw' | 'en' = 'zh') =>
  findShownCodes(files, '/a', `Lead.\n\n<Code src="./${name}" />\n`, language)[name]

test('the code of a page has its language, and neither types nor comments', () => {
  const code = (label: string, name: string) => ({
    lang: 'vue',
    parts: [
      { lang: 'js', text: `const a = 1\nconst name = "${name}"` },
      { lang: 'vue', text: `<b>{{ '${label}' }}</b>` }
    ]
  })
  expect(codeOf('smallest.vue')).toEqual(code('姓名', '国家'))
  expect(codeOf('smallest.vue', 'tw')).toEqual(code('姓名', '國家'))
  expect(codeOf('smallest.vue', 'en')).toEqual(code('Name', 'Country'))
})

test('a page shows a whole patch, and no other file outside of the content', () => {
  const code = (src: string) =>
    findShownCodes(
      memoryFiles({ '../patches/a-b.js': '// 列\nf()\n', '../src/a.js': '' }),
      '/a',
      `<Code src="${src}" />`,
      'en'
    )
  expect(code('/patches/a-b.js')['/patches/a-b.js']).toEqual({
    lang: 'js',
    parts: [{ lang: 'js', text: '// 列\nf()' }]
  })
  for (const src of ['/src/a.js', '/patches/../src/a.js'])
    expect(code(src)[src], src).toEqual({
      problem: expect.stringContaining('the file is named smallest.vue') as string
    })
})

test('a missing file, another name and too much code are problems', () => {
  expect(codeOf('smallest-none.vue')).toEqual({ problem: 'there is no content/a/smallest-none.vue.' })
  expect(codeOf('other.vue')).toEqual({ problem: expect.stringContaining('the file is named smallest.vue') })
  expect(codeOf('smallest-long.vue')).toEqual({
    problem: expect.stringMatching(/^content\/a\/smallest-long\.vue:9: 11 lines of code are shown/)
  })
})

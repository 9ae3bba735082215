import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scopeResets } from './scope-resets.ts'

const scope = ':where(:is([class^="ant-"],[class*=" ant-"]),:is([class^="ant-"],[class*=" ant-"]) *)'
const topmost = ':where(:is([class^="ant-"],[class*=" ant-"]):not(:is([class^="ant-"],[class*=" ant-"]) *))'

test.each([
  ['body,html{height:100%}', ''],
  ['body{margin:0;color:red;font-size:14px;background-color:#fff}', `${topmost}{color:red;font-size:14px}`],
  ['html{--antd-color:#1890ff}', 'html{--antd-color:#1890ff}'],
  ['*,:after{box-sizing:border-box}', `*${scope},${scope}:after{box-sizing:border-box}`],
  ['/* links */a:hover , ul\n{color:red}', `a:hover${scope},ul${scope}{color:red}`],
  ['::selection{color:#fff}', `${scope}::selection{color:#fff}`],
  [
    '@media (min-width:1px){th{color:red}.ant-a{color:red}}',
    `@media (min-width:1px){th${scope}{color:red}.ant-a{color:red}}`
  ],
  ['.ant-a,.fade-enter{opacity:0}', '.ant-a,.fade-enter{opacity:0}'],
  ['[ant-click]:after{opacity:0}', '[ant-click]:after{opacity:0}'],
  ['@keyframes a{0%{opacity:0}to{opacity:1}}', '@keyframes a{0%{opacity:0}to{opacity:1}}']
])('scopeResets() limits element rules to elements of the package: %s', (css, scoped) =>
  expect(scopeResets(css)).toBe(scoped)
)

test.each(['antd.css', 'antd.min.css'])('no rule of the scoped %s matches elements outside of the package', name => {
  const file = path.resolve(import.meta.dirname, '../node_modules/ant-design-vue/dist', name)
  const css = scopeResets(readFileSync(file, 'utf8'))
  const selectors = [...css.matchAll(/([^{};]+)\{[^{}]*\}/g)]
    .filter(([rule, prelude = '']) => !prelude.trim().startsWith('@') && !rule.includes('--antd-'))
    .flatMap(([, prelude = '']) => prelude.replaceAll(scope, '.scope').replaceAll(topmost, '.topmost').split(','))
  expect(selectors.length).toBeGreaterThan(5000)
  expect(selectors.filter(each => !/\.[a-z]|\[ant-|%|^\s*(from|to)\s*$/.test(each))).toEqual([])
})

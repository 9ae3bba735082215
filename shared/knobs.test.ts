import { expect, test } from 'vitest'
import type { Knob } from './knobs.ts'
import { editKnob, readKnob, readKnobValues } from './knobs.ts'
import { applyEdits } from './text-edit.ts'

const border = { path: 'table.border', default: 'unset' }
const stripe = { path: 'table.stripe', default: 'false' }
const header = { path: 'table.showHeader', default: 'true' }
const mode = { path: 'table.editConfig.mode', default: 'unset' }
const showIcon = { path: 'table.editConfig.showIcon', default: 'true' }

const component = (template: string): string =>
  `<template>\n  ${template}\n</template>\n\n<script>\nconst text = '<vxe-table border />'\n</script>\n`
const write = (template: string, knob: Pick<Knob, 'path' | 'default'>, value: string): string => {
  const code = component(template)
  const next = applyEdits(code, editKnob(code, knob, value))
  const end = next.indexOf('\n</template>')
  expect(next.slice(end)).toBe(code.slice(code.indexOf('\n</template>')))
  return next.slice('<template>\n  '.length, end)
}

test.each([
  ['<vxe-table :data="rows">', border, 'full', '<vxe-table :data="rows" border="full">'],
  ['<vxe-table :data="rows">', border, 'true', '<vxe-table :data="rows" border>'],
  ['<vxe-table :data="rows" />', header, 'false', '<vxe-table :data="rows" :show-header="false" />'],
  ['<vxe-table/>', stripe, 'true', '<vxe-table stripe/>'],
  ['<vxe-table>', mode, 'row', `<vxe-table :edit-config="{ mode: 'row' }">`],
  [
    '<vxe-table\n    :data="rows"\n    size="mini"\n  >',
    border,
    'inner',
    '<vxe-table\n    :data="rows"\n    size="mini"\n    border="inner"\n  >'
  ]
])('a value is added behind the last attribute: %j', (before, knob, value, after) =>
  expect(write(before, knob, value)).toBe(after)
)

test.each([
  ['<vxe-table border :data="rows">', border, 'full', '<vxe-table border="full" :data="rows">'],
  [`<vxe-table :border="'full'">`, border, 'none', '<vxe-table border="none">'],
  ['<vxe-table v-bind:show-header="true">', header, 'false', '<vxe-table :show-header="false">'],
  [
    `<vxe-table :edit-config="{ trigger: 'click', mode: 'row' }">`,
    mode,
    'cell',
    `<vxe-table :edit-config="{ trigger: 'click', mode: 'cell' }">`
  ],
  [
    `<vxe-table :edit-config="{ trigger: 'click' }">`,
    mode,
    'cell',
    `<vxe-table :edit-config="{ trigger: 'click', mode: 'cell' }">`
  ],
  [
    `<vxe-table :edit-config='{ a: f("x, y") }'>`,
    mode,
    'cell',
    `<vxe-table :edit-config='{ a: f("x, y"), mode: "cell" }'>`
  ],
  ['<vxe-table :edit-config="{}">', showIcon, 'false', '<vxe-table :edit-config="{ showIcon: false }">'],
  [
    '<vxe-table :edit-config="{\n    a: [1, 2],\n    b: 3\n  }">',
    showIcon,
    'false',
    '<vxe-table :edit-config="{\n    a: [1, 2],\n    b: 3,\n    showIcon: false\n  }">'
  ]
])('a value is changed where it is: %j', (before, knob, value, after) => expect(write(before, knob, value)).toBe(after))

test.each([
  ['<vxe-table border :data="rows">', border, 'unset', '<vxe-table :data="rows">'],
  ['<vxe-table\n    stripe\n    size="mini"\n  >', stripe, 'false', '<vxe-table\n    size="mini"\n  >'],
  [
    `<vxe-table :edit-config="{ mode: 'row', trigger: 'click' }">`,
    mode,
    'unset',
    `<vxe-table :edit-config="{ trigger: 'click' }">`
  ],
  [
    `<vxe-table :edit-config="{ trigger: 'click', mode: 'row' }">`,
    mode,
    'unset',
    `<vxe-table :edit-config="{ trigger: 'click' }">`
  ],
  [`<vxe-table stripe :edit-config="{ mode: 'row' }">`, mode, 'unset', '<vxe-table stripe>']
])('the default needs no attribute: %j', (before, knob, value, after) => {
  expect(write(before, knob, value)).toBe(after)
  expect(write(after, knob, value)).toBe(after)
})

test('a value is given to each tag of the component, not to comments or to tags with a longer name', () =>
  expect(write('<vxe-table /><!-- <vxe-table /> --><vxe-table-x /><vxe-table>', stripe, 'true')).toBe(
    '<vxe-table stripe /><!-- <vxe-table /> --><vxe-table-x /><vxe-table stripe>'
  ))

test.each([
  ['<vxe-table border>', border, 'true'],
  ['<vxe-table border="outer">', border, 'outer'],
  ['<vxe-table>', border, 'unset'],
  ['<vxe-table size="">', border, 'unset'],
  ['<vxe-table :stripe="null">', stripe, 'false'],
  [`<vxe-table :edit-config="{ mode: 'row' }">`, mode, 'row'],
  ['<vxe-table @click="a > b" border>', border, 'true'],
  ['<vxe-table :border="border">', border, undefined],
  ['<vxe-table :edit-config="config">', mode, undefined],
  ['<vxe-table :edit-config="{ mode }">', mode, undefined],
  ['<vxe-table :edit-config="{ ...config }">', mode, undefined],
  ['<vxe-table border /><vxe-table />', border, undefined],
  ['<vxe-grid border />', border, undefined]
])('the value in %j is read', (template, knob, value) => expect(readKnob(component(template), knob)).toBe(value))

test('code without a template has no value', () => expect(readKnob('export default {}', stripe)).toBeUndefined())

test('parameters of an address are values of a knob or ignored', () => {
  const knobs = [
    { path: 'table.stripe', values: ['false', 'true'], default: 'false', initial: 'false', text: '' },
    { path: 'table.size', values: ['unset', 'small', 'mini'], default: 'unset', initial: 'small', text: '' }
  ]
  const read = (query: string) => readKnobValues(knobs, new Map(new URLSearchParams(query)))
  expect(read('table.stripe=true&table.size=unset&lang=en')).toEqual({ 'table.stripe': 'true', 'table.size': 'unset' })
  expect(read('table.stripe=false&table.size=small')).toEqual({})
  expect(read('table.stripe=%22%3E%3Cimg%20src=x%3E&table.size=__proto__&__proto__=x&table.border=full')).toEqual({})
})

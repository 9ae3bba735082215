import { expect, test } from 'vitest'
import { getDefectsOf } from './defect-members.ts'

test('code meets a defect when it uses all of its members', () => {
  expect(getDefectsOf(['table.expandConfig.accordion'])).toEqual([])
  expect(getDefectsOf(['table.expandConfig.accordion', 'table()setRowExpand'])).toEqual([
    'table/advanced/expandAccordion/collapse-other'
  ])
})

test('one of several alternatives is enough', () => {
  expect(getDefectsOf(['input.minDate'])).toEqual(['table/module/input/min-max-date'])
  expect(getDefectsOf(['input.maxDate'])).toEqual(['table/module/input/min-max-date'])
})

test('an option counts as the option that contains it', () => {
  expect(getDefectsOf(['table.treeConfig.expandAll', 'table()setSelectCell'])).toEqual([
    'table/tree/keyboard/select-cell'
  ])
})

test('a defect of the table also applies to a grid, a defect of the grid to no table', () => {
  expect(getDefectsOf(['grid.customConfig.immediate'])).toEqual(['table/advanced/custom/immediate-all'])
  const event = 'table@header-cell-click'
  expect(getDefectsOf(['grid', event])).toEqual(['table/advanced/event/header-grid'])
  expect(getDefectsOf(['table', event])).toEqual([])
})

test('a component is meant in any case, and only if the code has its element', () => {
  expect(getDefectsOf(['checkboxGroup'])).toEqual(['table/module/checkbox/array-in-place'])
  expect(getDefectsOf(['modal'])).toEqual(['table/practice/memory/destroyed-modal'])
  expect(getDefectsOf(['modal.content'])).toEqual([])
})

test('a default of setConfig counts as the prop', () => {
  expect(getDefectsOf(['setConfig.table.customConfig.immediate'])).toEqual(['table/advanced/custom/immediate-all'])
})

import { expect, test } from 'vitest'
import { compareVersions } from '../shared/version-order.ts'
import { getMinorVersion, satisfies } from './version-range.ts'

test.each([
  ['^3.14.0', ['3.14.0', '3.14.27', '3.99.0'], ['3.13.29', '4.0.0']],
  ['^0.2.3', ['0.2.3', '0.2.9'], ['0.3.0', '0.2.2']],
  ['~2.6.14', ['2.6.14', '2.6.99'], ['2.7.0', '2.6.13']],
  ['~3', ['3.0.0', '3.21.6'], ['4.0.0', '2.9.9']],
  ['^4.12', ['4.12.0', '4.21.3'], ['4.11.9', '5.0.0']],
  ['>= 2.9.0 < 3', ['2.9.0', '2.11.0'], ['2.8.9', '3.0.0']],
  ['^2.10.0 || ^3.2.0', ['2.10.0', '3.8.6'], ['3.1.9', '4.0.0', '2.9.9']],
  ['>3.8', ['3.9.0'], ['3.8.6', '3.8.99']],
  ['>3.8.5', ['3.8.6'], ['3.8.5']],
  ['<=3.8', ['3.8.6', '3.0.0'], ['3.9.0']],
  ['<=3.8.6', ['3.8.6'], ['3.8.7']],
  ['3.8.x', ['3.8.6'], ['3.9.0']],
  ['4.0.12', ['4.0.12'], ['4.0.13', '4.0.11']],
  ['*', ['1.0.0'], []]
])('satisfies() accepts and rejects the expected versions for the range %s', (range, inside, outside) => {
  expect(inside.filter(version => !satisfies(version, range))).toEqual([])
  expect(outside.filter(version => satisfies(version, range))).toEqual([])
})

test('versions are compared by numbers, not by letters', () => {
  expect(['3.9.0', '3.21.6', '3.8.25', '3.8.6'].sort(compareVersions)).toEqual(['3.8.6', '3.8.25', '3.9.0', '3.21.6'])
  expect(getMinorVersion('3.21.6')).toBe('3.21')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultVersions } from '../version.ts'
import { rules } from './all.ts'
import { rulesOfMember } from './rules-of-member.ts'

const idsOf = (subject: string, key: string, versions = defaultVersions as { from: string; to: string }) =>
  rulesOfMember({ subject, key }, versions).map(({ id }) => id)

test.each([
  ['table', '.tooltipConfig.enabled', ['option-tooltip-config-enabled']],
  ['grid', '.tooltipConfig.enabled', ['option-tooltip-config-enabled']],
  ['grid', '.toolbar', ['prop-toolbar']],
  ['setConfig', '.table.minHeight', ['default-table-min-height']],
  ['table', '.minHeight', ['default-table-min-height']],
  ['table', '@context-menu-click', ['event-context-menu-click']],
  ['table', '()getEditRecord', ['method-get-edit-record']],
  ['VXETable', '()setup', ['call-setup']],
  ['formats', '()add', ['call-formats-add']],
  ['vxe-table', '=Menu', ['import-menu']],
  ['types', ':TableOptions', ['type-renamed']],
  ['sass', '$vxe-primary-color', ['variable-renamed']],
  ['sass', '$vxe-input-height-default', ['variable-prefix']],
  ['renderer', '.renderFilter', ['hook-render-filter']],
  ['setConfig', '.icon', ['set-icon']],
  ['table', '.data', []],
  ['css', '--vxe-ui-font-color', []]
])('the rules for the member %s%s are found', (subject, key, expected) => expect(idsOf(subject, key)).toEqual(expected))

test('rules of versions above the target are not returned for a member', () => {
  expect(idsOf('table', '.minHeight', { from: '3.8.6', to: '3.9.0' })).toEqual([])
})

test('members of 3.8.6 have every option, event, import and type rule, except those listed', () => {
  const { members } = JSON.parse(
    readFileSync(new URL('../../upgrade-facts/versions/3.8.6.json', import.meta.url), 'utf8')
  ) as { members: Record<string, Record<string, unknown>> }
  const reachedRules = new Set(
    Object.entries(members).flatMap(([subject, keys]) => Object.keys(keys).flatMap(key => idsOf(subject, key)))
  )
  const unreachedRules = rules.filter(
    ({ id, find }) => ['option', 'event', 'import', 'type'].includes(find.kind) && !reachedRules.has(id)
  )
  expect(unreachedRules.map(({ id }) => id)).toEqual([
    'scroll-y-enabled',
    'scroll-x-enabled',
    'prop-drag-config',
    'prop-row-group-config',
    'option-row-config-current-method',
    'option-column-config-current-method',
    'option-proxy-config-show-active-msg',
    'option-toolbar-import-mode',
    'toolbar-custom-options-trigger',
    'toolbar-custom-options-immediate',
    'toolbar-custom-options-show-footer',
    'toolbar-custom-options-is-footer',
    'option-column-slots-line',
    'hook-default-table-filter-method',
    'hook-table-autofocus',
    'toolbar-button-type-text',
    'option-form-item-title-suffix-message',
    'option-form-item-title-prefix-use-html',
    'option-form-item-title-suffix-use-html'
  ])
})

import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guide, renamedOption, said } from './rule-makers.ts'

const setting = (name: string): Rule => ({
  id: `call-${name}`,
  find: { kind: 'call', path: name },
  since: '3.8.6',
  isWarned: true,
  becomes: { kind: 'rename', to: 'setConfig' },
  certainty: 'mechanical',
  when: 'today',
  sentence: said(({ renamed }) => renamed(`${name}()`, 'setConfig()')),
  page: `${guide}#prepare-methods`
})

/** Stores whose entries were functions once; 3.8 takes both, later versions warn. */
const callback = (store: string, name: string): Rule => ({
  id: `call-${store}-add`,
  find: { kind: 'call', path: `${store}.add` },
  since: '3.9.0',
  becomes: { kind: 'wrap', name },
  certainty: 'mechanical',
  when: 'today',
  sentence: said(({ renamed }) => renamed(`${store}.add(name, function)`, `${store}.add(name, { ${name} })`)),
  page: `${guide}#later`
})

/** The same for several at once. */
const callbacks = (store: string, name: string): Rule => ({
  ...callback(store, name),
  id: `call-${store}-mixin`,
  find: { kind: 'call', path: `${store}.mixin` },
  becomes: { kind: 'wrap', name, each: true },
  sentence: said(({ renamed }) =>
    renamed(`${store}.mixin({ name: function })`, `${store}.mixin({ name: { ${name} } })`)
  )
})

/** Icons of 3.8 that the new packages look up under another name. */
const renamedIcons: Readonly<Record<string, string>> = {
  INPUT_PWD: 'PASSWORD_INPUT_HIDE_PWD',
  INPUT_SHOW_PWD: 'PASSWORD_INPUT_SHOW_PWD',
  INPUT_DATE: 'DATE_PICKER_DATE',
  TOOLBAR_TOOLS_FIXED_LEFT_ACTIVED: 'TOOLBAR_TOOLS_FIXED_LEFT_ACTIVE',
  TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVED: 'TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVE'
}

/** These were called something else again before. */
const renamedNumberIcons: Readonly<Record<string, string>> = {
  INPUT_PREV_NUM: 'INPUT_PLUS_NUM',
  INPUT_NEXT_NUM: 'INPUT_MINUS_NUM'
}

const iconRule = ([from, to]: [string, string], facts: Pick<Rule, 'since' | 'of'>): Rule =>
  renamedOption(`icon.${from}`, to, {
    id: `icon-${from.toLowerCase().replaceAll('_', '-')}`,
    when: 'swap',
    sentence: said(({ renamedSilently }) => renamedSilently(from, to)),
    page: `${guide}#icons`,
    ...facts
  })

export const globalSetup: readonly Rule[] = [
  setting('setup'),
  setting('config'),
  callback('formats', 'cellFormatMethod'),
  callback('commands', 'commandMethod'),
  callback('menus', 'menuMethod'),
  callbacks('formats', 'cellFormatMethod'),
  callbacks('commands', 'commandMethod'),
  callbacks('menus', 'menuMethod'),
  {
    id: 'call-modal-message',
    find: { kind: 'call', path: 'modal.message' },
    since: '3.9.0',
    becomes: { kind: 'gather', names: ['content', 'status'] },
    certainty: 'mechanical',
    when: 'today',
    sentence: words({
      zh: '升级后，`modal.message()` 的第二个参数不再是 `status`，消息没有状态图标。改为传入一个对象。',
      en: 'After the upgrade, the second argument of `modal.message()` is no longer its `status`, so the message has no status icon. Pass an object.'
    }),
    page: `${guide}#silent`
  },
  {
    id: 'set-icon',
    find: { kind: 'icons' },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '`setConfig({ icon })` 升级后不生效，显示默认图标。改用 `setIcon()`。',
      en: '`setConfig({ icon })` has no effect after the upgrade, and the default icons are shown. Use `setIcon()`.'
    }),
    page: `${guide}#icons`
  },
  ...Object.entries(renamedIcons).map(pair => iconRule(pair, { since: '3.9.0' })),
  ...Object.entries(renamedNumberIcons).map(pair => iconRule(pair, { since: '3.14.27', of: 'vxe-pc-ui' }))
]

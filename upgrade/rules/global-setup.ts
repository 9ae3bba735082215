import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath, renamedOption, createSentence } from './rule-makers.ts'

const settingRule = (name: string): Rule => ({
  id: `call-${name}`,
  find: { kind: 'call', path: name },
  since: '3.8.6',
  isWarned: true,
  becomes: { kind: 'rename', to: 'setConfig' },
  certainty: 'mechanical',
  when: 'today',
  sentence: createSentence(({ renamed }) => renamed(`${name}()`, 'setConfig()')),
  page: `${guidePath}#prepare-methods`
})

/** Stores with entries that were functions; 3.8 takes functions and objects, later versions warn. */
const callbackRule = (store: string, name: string): Rule => ({
  id: `call-${store}-add`,
  find: { kind: 'call', path: `${store}.add` },
  since: '3.9.0',
  becomes: { kind: 'wrap', name },
  certainty: 'mechanical',
  when: 'today',
  sentence: createSentence(({ renamed }) => renamed(`${store}.add(name, function)`, `${store}.add(name, { ${name} })`)),
  page: `${guidePath}#later`
})

/** Rule for `mixin`, which adds several entries at once. */
const mixinRule = (store: string, name: string): Rule => ({
  ...callbackRule(store, name),
  id: `call-${store}-mixin`,
  find: { kind: 'call', path: `${store}.mixin` },
  becomes: { kind: 'wrap', name, each: true },
  sentence: createSentence(({ renamed }) =>
    renamed(`${store}.mixin({ name: function })`, `${store}.mixin({ name: { ${name} } })`)
  )
})

/** Icons of 3.8 with another name in the new packages. */
const renamedIcons: Readonly<Record<string, string>> = {
  INPUT_PWD: 'PASSWORD_INPUT_HIDE_PWD',
  INPUT_SHOW_PWD: 'PASSWORD_INPUT_SHOW_PWD',
  INPUT_DATE: 'DATE_PICKER_DATE',
  TOOLBAR_TOOLS_FIXED_LEFT_ACTIVED: 'TOOLBAR_TOOLS_FIXED_LEFT_ACTIVE',
  TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVED: 'TOOLBAR_TOOLS_FIXED_RIGHT_ACTIVE'
}

/** Icons with a further name in earlier versions of `vxe-pc-ui`. */
const renamedNumberIcons: Readonly<Record<string, string>> = {
  INPUT_PREV_NUM: 'INPUT_PLUS_NUM',
  INPUT_NEXT_NUM: 'INPUT_MINUS_NUM'
}

const iconRule = ([from, to]: [string, string], details: Pick<Rule, 'since' | 'of'>): Rule =>
  renamedOption(`icon.${from}`, to, {
    id: `icon-${from.toLowerCase().replaceAll('_', '-')}`,
    when: 'swap',
    sentence: createSentence(({ renamedSilently }) => renamedSilently(from, to)),
    page: `${guidePath}#icons`,
    ...details
  })

export const globalSetup: readonly Rule[] = [
  settingRule('setup'),
  settingRule('config'),
  callbackRule('formats', 'cellFormatMethod'),
  callbackRule('commands', 'commandMethod'),
  callbackRule('menus', 'menuMethod'),
  mixinRule('formats', 'cellFormatMethod'),
  mixinRule('commands', 'commandMethod'),
  mixinRule('menus', 'menuMethod'),
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
    page: `${guidePath}#silent`
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
    page: `${guidePath}#icons`
  },
  ...Object.entries(renamedIcons).map(pair => iconRule(pair, { since: '3.9.0' })),
  ...Object.entries(renamedNumberIcons).map(pair => iconRule(pair, { since: '3.14.27', of: 'vxe-pc-ui' }))
]

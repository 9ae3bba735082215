import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guide, said } from './rule-makers.ts'

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

export const globalSetup: readonly Rule[] = [
  setting('setup'),
  setting('config'),
  callback('formats', 'cellFormatMethod'),
  callback('commands', 'commandMethod'),
  callback('menus', 'menuMethod'),
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
  }
]

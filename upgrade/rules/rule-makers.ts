import { inEach } from '../../shared/locale.ts'
import type { Language } from '../../shared/locale.ts'
import { kebab } from '../read/names.ts'
import type { Change, Rule, Sentence } from '../rule.ts'
import { ruleTexts } from './rule-texts.ts'

export const guide = '/table/start/upgrade'

type Texts = (typeof ruleTexts)[Language]

/** The same sentence in every language. */
export const said = (say: (texts: Texts) => string): Sentence => inEach(language => say(ruleTexts[language]))

/** `table.tooltipConfig.enabled` -> `tooltip-config.enabled`; a column says that it is one. */
export const shownPath = (path: string): string => {
  const [component = '', first = '', ...rest] = path.split('.')
  const shown = [kebab(first), ...rest].join('.')
  return component === 'table' || component === 'grid' ? shown : `${kebab(component)}.${shown}`
}

type Facts = Pick<Rule, 'since' | 'when'> & Partial<Rule>

const isInParts = (path: string): boolean => path.split('.').length > 2

/** A prop or an option that is called something else. */
export const renamedOption = (path: string, to: string, facts: Facts): Rule => ({
  id: `${isInParts(path) ? 'option' : 'prop'}-${idOf(path)}`,
  find: { kind: 'option', path },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: said(({ renamed }) => renamed(shownPath(path), isInParts(path) ? to : kebab(to))),
  page: `${guide}#prepare-props`,
  ...facts
})

/** A prop or an option that became an option of a config object. */
export const movedOption = (path: string, to: string, facts: Facts): Rule => ({
  ...renamedOption(path, to, facts),
  becomes: { kind: 'move', to },
  sentence: said(({ moved }) => moved(shownPath(path), shownPath(`table.${to}`))),
  ...facts
})

export const changedOption = (
  path: string,
  becomes: Change | undefined,
  facts: Facts & { sentence: Sentence }
): Rule => ({
  id: `${isInParts(path) ? 'option' : 'prop'}-${idOf(path)}`,
  find: { kind: 'option', path },
  ...(becomes && { becomes }),
  certainty: 'mechanical',
  page: `${guide}#prepare-props`,
  ...facts
})

export const renamedMethod = (of: string, name: string, to: string, facts: Facts): Rule => ({
  id: `method-${kebab(name.replace(/^([_$])/, (_, mark: string) => (mark === '$' ? 'dollar-' : 'under-')))}`,
  find: { kind: 'method', of, name },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: said(({ renamed }) => renamed(`${name}()`, `${to}()`)),
  page: `${guide}#prepare-methods`,
  ...facts
})

export const renamedEvent = (of: string, name: string, to: string, facts: Facts): Rule => ({
  id: `event-${name}`,
  find: { kind: 'event', of, name },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: said(({ renamed }) => renamed(name, to)),
  page: `${guide}#prepare-methods`,
  ...facts
})

/** `table.rowConfig.height` -> `row-config-height`; `button.type` -> `button-type` */
export const idOf = (path: string): string => {
  const [component = '', ...rest] = path.split('.')
  const own = rest.map(kebab).join('-')
  return component === 'table' || component === 'grid' ? own : `${kebab(component)}-${own}`
}

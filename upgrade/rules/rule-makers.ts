import { mapLanguages } from '../../shared/locale.ts'
import type { Language } from '../../shared/locale.ts'
import { kebab } from '../../usage/read/names.ts'
import type { RuleChange, Rule, Sentence } from '../rule.ts'
import { ruleTexts } from './rule-texts.ts'

export const guidePath = '/table/start/upgrade'

type RuleTexts = (typeof ruleTexts)[Language]

/** Returns the same sentence in every language. */
export const createSentence = (selectText: (texts: RuleTexts) => string): Sentence =>
  mapLanguages(language => selectText(ruleTexts[language]))

/**
 * Converts `table.tooltipConfig.enabled` to `tooltip-config.enabled`; only paths of tables and grids drop the
 * component.
 */
export const formatPath = (path: string): string => {
  const [component = '', first = '', ...rest] = path.split('.')
  const formatted = [kebab(first), ...rest].join('.')
  return component === 'table' || component === 'grid' ? formatted : `${kebab(component)}.${formatted}`
}

type RuleDetails = Pick<Rule, 'since' | 'when'> & Partial<Rule>

const isConfigOption = (path: string): boolean => path.split('.').length > 2

/** Creates the rule for a renamed prop or option. */
export const renamedOption = (path: string, to: string, details: RuleDetails): Rule => ({
  id: `${isConfigOption(path) ? 'option' : 'prop'}-${createRuleId(path)}`,
  find: { kind: 'option', path },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: createSentence(({ renamed }) => renamed(formatPath(path), isConfigOption(path) ? to : kebab(to))),
  page: `${guidePath}#prepare-props`,
  ...details
})

/** Creates the rule for a prop or an option that moved into a config object. */
export const movedOption = (path: string, to: string, details: RuleDetails): Rule => ({
  ...renamedOption(path, to, details),
  becomes: { kind: 'move', to },
  sentence: createSentence(({ moved }) => moved(formatPath(path), formatPath(`table.${to}`))),
  ...details
})

export const changedOption = (
  path: string,
  becomes: RuleChange | undefined,
  details: RuleDetails & { sentence: Sentence }
): Rule => ({
  id: `${isConfigOption(path) ? 'option' : 'prop'}-${createRuleId(path)}`,
  find: { kind: 'option', path },
  ...(becomes && { becomes }),
  certainty: 'mechanical',
  page: `${guidePath}#prepare-props`,
  ...details
})

export const renamedMethod = (of: string, name: string, to: string, details: RuleDetails): Rule => ({
  id: `method-${kebab(name.replace(/^([_$])/, (_, mark: string) => (mark === '$' ? 'dollar-' : 'under-')))}`,
  find: { kind: 'method', of, name },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: createSentence(({ renamed }) => renamed(`${name}()`, `${to}()`)),
  page: `${guidePath}#prepare-methods`,
  ...details
})

export const renamedEvent = (of: string, name: string, to: string, details: RuleDetails): Rule => ({
  id: `event-${name}`,
  find: { kind: 'event', of, name },
  becomes: { kind: 'rename', to },
  certainty: 'mechanical',
  sentence: createSentence(({ renamed }) => renamed(name, to)),
  page: `${guidePath}#prepare-methods`,
  ...details
})

/** `table.rowConfig.height` -> `row-config-height`; `button.type` -> `button-type` */
export const createRuleId = (path: string): string => {
  const [component = '', ...rest] = path.split('.')
  const ownPath = rest.map(kebab).join('-')
  return component === 'table' || component === 'grid' ? ownPath : `${kebab(component)}-${ownPath}`
}

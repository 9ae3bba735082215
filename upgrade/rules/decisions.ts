import type { Language } from '../../shared/locale.ts'
import { words } from '../../shared/words.ts'
import type { Finding } from '../finding.ts'
import type { Rule } from '../rule.ts'
import { getRule } from './applicable.ts'
import { codeDecisions } from './code-decisions.ts'
import { packageDecisions } from './package-decisions.ts'
import { silentRules } from './silent.ts'
import { styleDecisions } from './style-decisions.ts'

/** Options of a rule that does not change code automatically, in each language. */
export type Decision = Record<Language, DecisionTexts>

export interface DecisionTexts {
  options: readonly string[]
  /** Proof that the chosen option is right. */
  check: string
}

const decisions: Readonly<Record<string, Decision>> = { ...packageDecisions, ...codeDecisions, ...styleDecisions }

/** Returns the options of a finding, and how to check them; undefined if it is changed automatically. */
export function getDecision(finding: Finding, language: Language): DecisionTexts | undefined {
  const rule = getRule(finding.rule)
  if (!rule || finding.certainty === 'mechanical' || rule.find.kind === 'default') return undefined
  return Object.hasOwn(decisions, rule.id)
    ? decisions[rule.id]![language]
    : createUnsureDecision(rule, finding, language)
}

/** Rules with options of their own. */
export const hasOwnDecision = (id: string): boolean => Object.hasOwn(decisions, id)

const unsureTexts = words({
  zh: {
    change: (name: string, to: string) => `属于 vxe-table：把 \`${name}\` 改为 \`${to}\`。`,
    move: (name: string, to: string) => `设置 \`${to}\`，已有这个配置对象时加到其中，再删除 \`${name}\`。`,
    add: (name: string, to: string) => `在 \`${name}\` 旁边加上 \`${to}\`。`,
    remove: (name: string) => `删除 \`${name}\`。`,
    keep: (name: string) => `\`${name}\` 不属于 vxe-table，或者另一处已经设置：保持不变。`,
    compared: (name: string) => `其他代码比较 \`${name}\` 这个文本：两处一起改。`,
    silent: (name: string) => `在 3.8 和新版本中使用 \`${name}\` 的功能：结果相同。升级后没有警告，只能看结果。`,
    warned: (name: string) => `打开这个页面：功能与 3.8 相同，控制台没有 \`${name}\` 的警告。`
  },
  en: {
    change: (name, to) => `If it belongs to vxe-table: change \`${name}\` to \`${to}\`.`,
    move: (name, to) => `Set \`${to}\`, inside its config object if there is one already, then delete \`${name}\`.`,
    add: (name, to) => `Add \`${to}\` beside \`${name}\`.`,
    remove: name => `Delete \`${name}\`.`,
    keep: name => `If \`${name}\` does not belong to vxe-table, or is set elsewhere already: leave it.`,
    compared: name => `If other code compares the text \`${name}\`: change both.`,
    silent: name =>
      `Use the feature of \`${name}\` in 3.8 and in the new version: the result is the same. Nothing is logged after the upgrade, so only the result shows it.`,
    warned: name => `Open this view: it works as in 3.8, and the console has no warning about \`${name}\`.`
  }
})

/** Creates the options of a finding with an uncertain automatic change. */
function createUnsureDecision(rule: Rule, { found, becomes }: Finding, language: Language): DecisionTexts {
  const texts = unsureTexts[language]
  const name = nameIn(rule, found)
  const change = rule.becomes?.kind
  const first =
    becomes === undefined || change === 'remove'
      ? texts.remove(name)
      : change === 'move' || change === 'set' || change === 'split'
        ? texts.move(name, becomes)
        : change === 'add' || change === 'copy'
          ? texts.add(name, becomes)
          : texts.change(name, becomes)
  const isCompared = rule.becomes?.kind === 'value' && rule.becomes.isName
  return {
    options: [first, ...(isCompared ? [texts.compared(name)] : []), texts.keep(name)],
    check: silentRules.has(rule.id) ? texts.silent(name) : texts.warned(name)
  }
}

/** Returns the name that a rule is about; the found code for rules of many names. */
function nameIn({ find, becomes }: Rule, found: string): string {
  if (becomes?.kind !== 'value') {
    if (find.kind === 'option' || find.kind === 'call') return find.path.slice(find.path.indexOf('.') + 1)
    if (find.kind === 'event' || find.kind === 'method' || find.kind === 'interceptor') return find.name
  }
  // `name: '$input'` -> `$input`
  const [, value] = /['"]([^'"]+)['"]$/.exec(found) ?? []
  return (becomes?.kind === 'value' && value) || found.replaceAll('`', "'")
}

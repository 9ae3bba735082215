import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { words } from '../../shared/words.ts'
import { kebab } from '../read/names.ts'
import type { Rule } from '../rule.ts'
import { rules } from './all.ts'
import { guide, shownPath } from './rule-makers.ts'

/** The tables of the upgrade guide. */
export const ruleTableNames = ['props', 'methods', 'later', 'declared', 'defaults', 'types', 'renderers'] as const
export type RuleTableName = (typeof ruleTableNames)[number]

const texts = words({
  zh: {
    component: '组件',
    kind: '类别',
    old: '旧名称',
    now: '新名称',
    since: '起始版本',
    option: '全局参数',
    was: '3.8 的默认值',
    effect: '不恢复时',
    kinds: {
      method: '方法',
      event: '事件',
      interceptor: '拦截器',
      call: '全局方法',
      option: '属性'
    } as Record<string, string>
  },
  en: {
    component: 'Component',
    kind: 'Kind',
    old: 'Old',
    now: 'New',
    since: 'Since',
    option: 'Global setting',
    was: 'Default of 3.8',
    effect: 'If not restored',
    kinds: {
      method: 'Method',
      event: 'Event',
      interceptor: 'Interceptor',
      call: 'Global method',
      option: 'Prop'
    } as Record<string, string>
  }
})

type Texts = (typeof texts)[Language]

/** What a section of the guide says about names, made from its rules. */
export function ruleTable(name: RuleTableName, language: Language): FactTable {
  const text = texts[language]
  switch (name) {
    case 'props':
      return {
        head: [text.component, text.old, text.now],
        rows: explainedAt('prepare-props').map(rule => [
          code(componentOf(rule)),
          code(oldName(rule)),
          code(newName(rule))
        ])
      }
    case 'methods':
      return {
        head: [text.kind, text.old, text.now],
        rows: explainedAt('prepare-methods')
          .toSorted((a, b) => kinds.indexOf(a.find.kind) - kinds.indexOf(b.find.kind))
          .map(rule => [kindOf(rule, text), code(oldName(rule)), code(newName(rule))])
      }
    case 'later':
    case 'declared':
      return {
        head: [text.component, text.kind, text.old, text.now, text.since],
        rows: (name === 'later' ? [...explainedAt(name), ...rules.filter(isWarnedLater)] : explainedAt(name))
          .toSorted(bySince)
          .map(rule => [
            code(componentOf(rule)),
            kindOf(rule, text),
            code(oldName(rule)),
            code(newName(rule)),
            sinceOf(rule)
          ])
      }
    case 'defaults':
      return {
        head: [text.option, text.was, text.since, text.effect],
        rows: rules
          .toSorted(bySince)
          .flatMap(rule =>
            rule.find.kind === 'default'
              ? [[code(rule.find.path), code(rule.find.was), sinceOf(rule), rule.sentence[language]]]
              : []
          )
      }
    case 'types':
      return {
        head: [text.old, text.now],
        rows: rules.flatMap(({ id, find }) =>
          find.kind === 'type' && id === 'type-renamed'
            ? Object.entries(find.names)
                .filter(([from]) => commonTypes.has(from))
                .map(pair => pair.map(code))
            : []
        )
      }
    case 'renderers':
      return {
        head: [text.old, text.now],
        rows: explainedAt('renderers').flatMap(rule =>
          rule.find.kind === 'option' ? [[code(oldName(rule)), code(newName(rule))]] : []
        )
      }
  }
}

/** Of ninety; the checker knows them all. */
const commonTypes = new Set([
  'Table',
  'Grid',
  'TableOptions',
  'ColumnOptions',
  'TableEditConfig',
  'GridProxyConfig',
  'ToolbarButtonConfig',
  'TableSortConfs',
  'FormVaildRules'
])

const explainedAt = (section: string): Rule[] => rules.filter(({ page }) => page === `${guide}#${section}`)

/** 3.8 has the new name, but only later versions tell. */
const isWarnedLater = ({ page, isWarned, since }: Rule): boolean =>
  page === `${guide}#prepare-props` && !isWarned && compareVersions(since, '3.9.0') > 0

/** Versions of the other package stand for themselves. */
const bySince = (a: Rule, b: Rule): number => Number(!!a.of) - Number(!!b.of) || compareVersions(a.since, b.since)

const kinds = ['method', 'event', 'interceptor', 'call']

const code = (text: string): string => (text ? `\`${text}\`` : '')
const sinceOf = ({ of, since }: Rule): string => (of ? `${of} ${since}` : since)
const kindOf = ({ find }: Rule, text: Texts): string => text.kinds[find.kind] ?? ''

function componentOf({ find }: Rule): string {
  const of = 'of' in find ? find.of : find.kind === 'option' ? find.path.split('.')[0]! : ''
  return of === 'panel' ? '$panel' : of === 'toolbarButton' ? 'vxe-toolbar' : of && `vxe-${kebab(of)}`
}

function oldName({ id, find }: Rule): string {
  if (id === 'prop-button-type-text') return 'type="text"'
  if (id === 'toolbar-button-type-text') return "type: 'text'"
  const [, input] = /^input-(date|number|password)-/.exec(id) ?? []
  if (input) return `type="${input}"`
  switch (find.kind) {
    case 'option':
      return find.path.startsWith('renderer.') ? find.path.slice('renderer.'.length) : own(find.path)
    case 'event':
    case 'method':
    case 'interceptor':
      return find.name
    case 'call':
      return `VXETable.${find.path}`
    default:
      return ''
  }
}

/** Without the component, which has a column of its own. */
const own = (path: string): string => shownPath(`table.${path.split('.').slice(1).join('.')}`)

function newName(rule: Rule): string {
  const { id, find, becomes } = rule
  if (id === 'prop-button-type-text') return 'mode="text"'
  if (id === 'toolbar-button-type-text') return "mode: 'text'"
  if (becomes?.kind === 'element') return kebab(becomes.to)
  if (becomes?.kind === 'wrap') return `{ ${becomes.name} }`
  if (!becomes || !('to' in becomes)) return ''
  if (becomes.kind === 'text') return becomes.to
  if (find.kind === 'call') return `VXETable.${becomes.to}`
  if (find.kind !== 'option' || find.path.startsWith('renderer.')) return becomes.to
  const place = becomes.kind === 'move' ? [] : find.path.split('.').slice(1, -1)
  return shownPath(['table', ...place, becomes.to].join('.'))
}

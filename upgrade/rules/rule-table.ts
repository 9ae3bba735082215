import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { words } from '../../shared/words.ts'
import { kebab } from '../../usage/read/names.ts'
import type { Rule } from '../rule.ts'
import { rules } from './all.ts'
import { guidePath, formatPath } from './rule-makers.ts'

/** Names of the tables in the upgrade guide. */
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

type TableTexts = (typeof texts)[Language]

/** Creates the table of a guide section from its rules. */
export function createRuleTable(name: RuleTableName, language: Language): FactTable {
  const text = texts[language]
  switch (name) {
    case 'props':
      return {
        head: [text.component, text.old, text.now],
        rows: rulesOfSection('prepare-props').map(rule => [
          code(componentOf(rule)),
          code(oldName(rule)),
          code(newName(rule))
        ])
      }
    case 'methods':
      return {
        head: [text.kind, text.old, text.now],
        rows: rulesOfSection('prepare-methods')
          .toSorted((a, b) => kindOrder.indexOf(a.find.kind) - kindOrder.indexOf(b.find.kind))
          .map(rule => [kindOf(rule, text), code(oldName(rule)), code(newName(rule))])
      }
    case 'later':
    case 'declared':
      return {
        head: [text.component, text.kind, text.old, text.now, text.since],
        rows: (name === 'later' ? [...rulesOfSection(name), ...rules.filter(isWarnedLater)] : rulesOfSection(name))
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
              ? [[code(rule.find.path), code(rule.find.oldValue), sinceOf(rule), rule.sentence[language]]]
              : []
          )
      }
    case 'types':
      return {
        head: [text.old, text.now],
        rows: rules.flatMap(({ id, find }) =>
          find.kind === 'type' && id === 'type-renamed'
            ? Object.entries(find.names)
                .filter(([from]) => shownTypes.has(from))
                .map(pair => pair.map(code))
            : []
        )
      }
    case 'renderers':
      return {
        head: [text.old, text.now],
        rows: rulesOfSection('renderers').flatMap(rule =>
          rule.find.kind === 'option' ? [[code(oldName(rule)), code(newName(rule))]] : []
        )
      }
  }
}

/** Types shown in the guide, out of ninety that the checker knows. */
const shownTypes = new Set([
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

const rulesOfSection = (section: string): Rule[] => rules.filter(({ page }) => page === `${guidePath}#${section}`)

/** True if 3.8 has the new name, but only later versions warn. */
const isWarnedLater = ({ page, isWarned, since }: Rule): boolean =>
  page === `${guidePath}#prepare-props` && !isWarned && compareVersions(since, '3.9.0') > 0

/** Sorts by version; versions of the other package are not comparable and come last. */
const bySince = (a: Rule, b: Rule): number => Number(!!a.of) - Number(!!b.of) || compareVersions(a.since, b.since)

const kindOrder = ['method', 'event', 'interceptor', 'call']

const code = (text: string): string => (text ? `\`${text}\`` : '')
const sinceOf = ({ of, since }: Rule): string => (of ? `${of} ${since}` : since)
const kindOf = ({ find }: Rule, text: TableTexts): string => text.kinds[find.kind] ?? ''

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
      return find.path.startsWith('renderer.') ? find.path.slice('renderer.'.length) : pathInComponent(find.path)
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

/** Returns the path without the component, which has its own column. */
const pathInComponent = (path: string): string => formatPath(`table.${path.split('.').slice(1).join('.')}`)

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
  const parentPath = becomes.kind === 'move' ? [] : find.path.split('.').slice(1, -1)
  return formatPath(['table', ...parentPath, becomes.to].join('.'))
}

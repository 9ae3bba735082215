import { words } from '../../shared/words.ts'
import { kebab } from '../../usage/read/names.ts'
import { isMember, literalOf, nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule, Sentence } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

/** `before` is the first compared version with the results of 4.0. */
const changedResults = (
  names: readonly string[],
  before: string,
  sentence: Sentence,
  test?: (callArguments: readonly Node[]) => boolean
): Rule => ({
  id: `xe-utils-${kebab(names[0]!)}`,
  find: { kind: 'utility', names, before, ...(test && { test }) },
  since: '3.9.0',
  certainty: 'look',
  when: 'swap',
  sentence,
  page: `${guidePath}#utilities`
})

const hasTrailing = (options: Node | undefined): boolean =>
  options?.type === 'ObjectExpression' && (options.properties as Node[]).some(each => nameOf(each) === 'trailing')

/** Functions of xe-utils with other results in version 4. */
export const utilities: readonly Rule[] = [
  changedResults(
    ['toTreeArray'],
    '3.6.0',
    words({
      zh: '`xe-utils` 4 的 `toTreeArray()` 把 `parentId` 写入传入的节点。传入 `{ updated: false }`，与 3.x 相同。',
      en: '`toTreeArray()` of `xe-utils` 4 writes `parentId` into the given nodes. Pass `{ updated: false }` to get the result of 3.x.'
    })
  ),
  changedResults(
    ['toArrayTree'],
    '3.5.30',
    words({
      zh: '`xe-utils` 4 的 `toArrayTree()` 把父节点是自身的节点作为根节点，3.5 丢弃这些节点。主键重复时输出警告。',
      en: '`toArrayTree()` of `xe-utils` 4 returns nodes that are their own parent as roots; 3.5 leaves them out. Duplicate keys log a warning.'
    })
  ),
  changedResults(
    ['getYearWeek', 'getMonthWeek'],
    '3.7.0',
    words({
      zh: '`xe-utils` 4 按另一种规则计算周数：2019-01-01 是当年第 1 周，3.5 为第 53 周。保存或比较过周数时，检查结果。',
      en: '`xe-utils` 4 numbers weeks by another rule: 2019-01-01 is in week 1 of the year, in 3.5 in week 53. Check code that stores or compares these numbers.'
    })
  ),
  changedResults(
    ['toDateString'],
    '3.7.0',
    words({
      zh: '`xe-utils` 4 按另一种规则计算格式 `W` 的周数：2019-01-01 是第 1 周，3.5 为第 53 周。',
      en: '`xe-utils` 4 numbers the weeks of the format `W` by another rule: 2019-01-01 is in week 1, in 3.5 in week 53.'
    }),
    ([, format]) => /W/.test(String(literalOf(format) ?? ''))
  ),
  changedResults(
    ['getWhatQuarter'],
    '4.0.11',
    words({
      zh: "`xe-utils` 4 的 `getWhatQuarter(date, offset, 'last')` 返回季度的最后一天，3.x 返回季度第一个月的最后一天。",
      en: "`getWhatQuarter(date, offset, 'last')` of `xe-utils` 4 returns the last day of the quarter, in 3.x the last day of its first month."
    }),
    ([, , mode]) => literalOf(mode) === 'last'
  ),
  changedResults(
    ['round', 'toFixed'],
    '4.0.11',
    words({
      zh: '`xe-utils` 4 对负数的 5 远离零舍入：`round(-2.345, 2)` 是 `-2.35`，3.x 为 `-2.34`。第三个参数传入 `false`，与 3.x 相同。',
      en: '`xe-utils` 4 rounds halves of negative numbers away from zero: `round(-2.345, 2)` is `-2.35`, in 3.x `-2.34`. Pass `false` as the third argument to get the result of 3.x.'
    }),
    ([, digits, awayFromZero]) => digits !== undefined && literalOf(digits) !== 0 && literalOf(awayFromZero) !== false
  ),
  changedResults(
    ['commafy'],
    '4.0.11',
    words({
      zh: '`xe-utils` 4 的 `commafy()` 对负数的 5 远离零舍入：`-2.345` 保留两位是 `-2.35`，3.x 为 `-2.34`。',
      en: '`commafy()` of `xe-utils` 4 rounds halves of negative numbers away from zero: `-2.345` with two digits is `-2.35`, in 3.x `-2.34`.'
    }),
    ([, options]) => options !== undefined
  ),
  changedResults(
    ['sum', 'mean'],
    '3.5.32',
    words({
      zh: '`xe-utils` 4 的 `sum()` 和 `mean()` 会对传入的数组排序，超过两项时，原数组的顺序改变。传入一个副本：`sum(list.slice())`。',
      en: '`sum()` and `mean()` of `xe-utils` 4 sort the given array if it has more than two items, so its order changes. Pass a copy: `sum(list.slice())`.'
    }),
    // Objects with the numbers in a property keep their order. A new array is not used again.
    ([list, iterate]) => iterate === undefined && (isMember(list) || list?.type === 'Identifier')
  ),
  changedResults(
    ['merge'],
    '4.0.5',
    words({
      zh: '`xe-utils` 4 的 `merge()` 复制来源中的对象，3.x 直接引用：修改结果不再影响来源。',
      en: '`merge()` of `xe-utils` 4 copies objects of the sources, which 3.x shares: a change of the result no longer changes the source.'
    })
  ),
  changedResults(
    ['toStringDate'],
    '4.0.11',
    words({
      zh: '`xe-utils` 4 的 `toStringDate()` 接受日期之后有其他字符的文本，例如 `2020-01-02abc`，也接受带有格式的时间戳。3.x 返回无效日期。',
      en: '`toStringDate()` of `xe-utils` 4 accepts texts with characters after the date, such as `2020-01-02abc`, and timestamps with a format. In 3.x these are invalid dates.'
    })
  ),
  changedResults(
    ['throttle'],
    '3.7.9',
    words({
      zh: '`xe-utils` 4 的 `throttle()` 默认在间隔结束时再调用一次函数。传入 `{ trailing: false }`，与 3.5 相同。',
      en: '`throttle()` of `xe-utils` 4 calls the function once more at the end of the interval by default. Pass `{ trailing: false }` to get the behavior of 3.5.'
    }),
    ([, , options]) => !hasTrailing(options)
  ),
  changedResults(
    ['clone'],
    '3.4.2',
    words({
      zh: '从 `xe-utils` 3.4 起，`clone(value, true)` 得到的 `Map` 和 `Set` 没有内容，复制的对象保留原型。',
      en: 'From `xe-utils` 3.4 on, `clone(value, true)` gives a `Map` and a `Set` without entries, and copied objects keep their prototype.'
    }),
    ([, isDeep]) => isDeep !== undefined && literalOf(isDeep) !== false
  )
]

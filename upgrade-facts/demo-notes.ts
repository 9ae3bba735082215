import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'

/** Explanation of a complaint (error or warning) that a demo logs in the newest version after all automatic changes. */
export interface DemoNote {
  /** Id of the demo, or a pattern of its complaints. */
  match: string | RegExp
  /** `rule`: an upgrade rule leaves it to the reader; `limit`: not supported by the newest version; `defect`: a bug. */
  kind: 'rule' | 'limit' | 'defect'
  sentence: Record<Language, string>
  /** Section of the guide with details. */
  page?: string
}

/** Returns true if the note explains a complaint of these demos. */
export const isNoteFor = ({ match }: DemoNote, complaint: string, ids: readonly string[]): boolean =>
  typeof match === 'string' ? ids.includes(match) : match.test(complaint)

const guide = '/table/start/upgrade'

export const demoNotes: readonly DemoNote[] = [
  {
    match: /<vxe-input type="(?:number|integer|float)" \.\.\. \/>/,
    kind: 'rule',
    sentence: words({
      zh: '提示性警告，功能正常。`vxe-number-input` 绑定数字或 `null`，`vxe-input` 绑定字符串，因此不自动替换。',
      en: 'A recommendation only: the input works. `vxe-number-input` binds a number or `null` and `vxe-input` a string, so it is not replaced automatically.'
    }),
    page: `${guide}#later`
  },
  {
    match: /<vxe-input type="date" \.\.\. \/>/,
    kind: 'rule',
    sentence: words({
      zh: '提示性警告，功能正常。`vxe-date-picker` 不触发 `date-prev`、`date-today` 和 `date-next`，因此不自动替换。',
      en: 'A recommendation only: the input works. `vxe-date-picker` does not fire `date-prev`, `date-today` and `date-next`, so it is not replaced automatically.'
    }),
    page: `${guide}#later`
  },
  {
    match: 'table/module/select/remote-search',
    kind: 'limit',
    sentence: words({
      zh: '示例读取组件内部的 `remoteValueList`，新版本没有该属性。初始值的选项改为加入 `options`。',
      en: 'The demo reads the internal `remoteValueList`, which later versions do not have. Add the option of the initial value to `options` instead.'
    })
  },
  {
    match: /请使用 loadData\(data\), reloadData\(data\)/,
    kind: 'limit',
    sentence: words({
      zh: '20000 行起，绑定 `data` 时输出该警告。示例有意用大量数据比较两种写法。',
      en: 'From 20,000 rows on, binding `data` logs this warning. The demo compares ways to load many rows on purpose.'
    })
  },
  {
    match: 'table/renderer/form/built-in-items',
    kind: 'defect',
    sentence: words({
      zh: '3.14.27 的缺陷：表单项的原生 `select` 设置了 `optionGroups` 时抛出异常。改用 `VxeSelect`。',
      en: 'A bug in 3.14.27: form items with a native `select` and `optionGroups` throw an error. Use `VxeSelect` instead.'
    }),
    page: `${guide}#silent`
  },
  {
    match: 'table/renderer/form/custom-items',
    kind: 'rule',
    sentence: words({
      zh: '`renderItemTitle` 的第一个参数变为 `h`。参数需要手动修改。',
      en: 'The first argument of `renderItemTitle` is `h` now. Change the parameters yourself.'
    }),
    page: `${guide}#renderers`
  },
  {
    match: 'table/scroll/scroll/compare',
    kind: 'defect',
    sentence: words({
      zh: '3.21.6 的缺陷：表格创建后立即被移除时，监听父元素的大小抛出异常。其他表格不受影响。',
      en: 'A bug in 3.21.6: a table that is removed as soon as it is created throws an error when it observes its parent element. Other tables are not affected.'
    })
  }
]

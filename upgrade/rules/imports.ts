import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath, createSentence } from './rule-makers.ts'

const movedComponents =
  'Button ButtonGroup Checkbox CheckboxGroup Form FormGather FormItem Icon Input List Loading Modal Optgroup Option Pager Pulldown Radio RadioButton RadioGroup Select Switch Textarea Tooltip'.split(
    ' '
  )
const tableModules = 'Filter Edit Export Keyboard Validator Custom'.split(' ')
/** Modules that 3.7 exports, and 3.8.6 no longer. */
const earlierModules = ['Header', 'Footer']
const removedValues = ['globalConfs', 'tableVersion', 'v', 'globalStore', 'component', 'getComponent']

/** Exports of the newest version. */
const exportedNames =
  'default install VXETable VxeUI _t clipboard commands config formats getConfig getI18n getIcon getTheme globalEvents globalResize interceptor log menus modal print readFile renderer saveFile setConfig setI18n setIcon setLanguage setTheme setup t use validators version Column VxeColumn Colgroup VxeColgroup Grid VxeGrid Table VxeTable Toolbar VxeToolbar'.split(
    ' '
  )

export const imports: readonly Rule[] = [
  {
    id: 'import-unknown',
    find: { kind: 'unknown-import', names: exportedNames },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '`vxe-table` 不导出该名称，值为 `undefined`。`Vue.use(undefined)` 在启动时抛出异常。',
      en: '`vxe-table` does not export this name, so its value is `undefined`. `Vue.use(undefined)` throws an error at the start.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'import-moved',
    find: { kind: 'import', names: movedComponents.flatMap(name => [name, `Vxe${name}`]) },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '这些组件移到 `vxe-pc-ui`，从 `vxe-table` 导入的值为 `undefined`。',
      en: 'These components moved to `vxe-pc-ui`. Imported from `vxe-table` they are `undefined`.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'import-gone',
    find: {
      kind: 'import',
      names: [
        ...tableModules,
        ...earlierModules,
        ...tableModules.map(name => `VxeTable${name}Module`),
        'VxeTableMenuModule'
      ]
    },
    since: '3.9.0',
    becomes: { kind: 'remove' },
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '表格的模块已内置，不再导出。删除导入和对应的 `Vue.use`。',
      en: 'The modules of the table are built in and no longer exported. Delete the import and its `Vue.use`.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'import-menu',
    find: { kind: 'import', names: ['Menu'] },
    since: '3.9.0',
    becomes: { kind: 'remove' },
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '3.8 的 `Menu` 是表格的右键菜单模块，已内置，应当删除。`vxe-pc-ui` 的 `Menu` 是另一个组件。',
      en: '`Menu` of 3.8 is the context menu module of the table. It is built in now: delete it. `Menu` of `vxe-pc-ui` is another component.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'import-value-gone',
    find: { kind: 'import', names: removedValues },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '该名称不再从 `vxe-table` 导出。`component` 和 `getComponent` 改用 `VxeUI` 的同名方法。',
      en: 'This name is no longer exported from `vxe-table`. Use `component` and `getComponent` of `VxeUI` instead.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'import-vxetable',
    find: { kind: 'import', names: ['VXETable'] },
    since: '3.9.0',
    becomes: { kind: 'text', to: 'VxeUI' },
    certainty: 'look',
    when: 'after',
    sentence: words({
      zh: '`VXETable` 是 `VxeUI` 的旧名称，仍然有效。新代码使用 `VxeUI`。',
      en: '`VXETable` is a deprecated name of `VxeUI` and still works. Use `VxeUI` in new code.'
    }),
    page: `${guidePath}#imports`
  },
  {
    id: 'entry-component',
    find: { kind: 'entry', part: 'component' },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: words({
      zh: '`vxe-table` 只注册表格的组件。先注册 `vxe-pc-ui`，否则 `<vxe-button>` 等标签成为未知元素。',
      en: '`vxe-table` registers the components of the table only. Register `vxe-pc-ui` first, otherwise tags such as `<vxe-button>` are unknown elements.'
    }),
    page: `${guidePath}#entry`
  },
  {
    id: 'entry-style',
    find: { kind: 'entry', part: 'style' },
    since: '3.9.0',
    certainty: 'mechanical',
    when: 'swap',
    sentence: createSentence(({ bothStyles }) => bothStyles),
    page: `${guidePath}#entry`
  },
  {
    id: 'tag-source',
    find: { kind: 'tag' },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '在此之前加载 `xe-utils` 4 和 `vxe-pc-ui` 的文件，并写明版本号。从 3.14.5 起，表格的全局变量是 `VxeUITable`。',
      en: 'Load the files of `xe-utils` 4 and `vxe-pc-ui` before, each with its version. From 3.14.5 on, the global variable of the table is `VxeUITable`.'
    }),
    page: `${guidePath}#cdn`
  },
  {
    id: 'import-plugin',
    find: { kind: 'entry', part: 'plugin' },
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    sentence: words({
      zh: '按文件导入的路径和按需引入的插件配置已改变。按照新的路径重新设置。',
      en: 'The paths of imports by file and the settings of plugins for imports on demand have changed. Set them up again with the new paths.'
    }),
    page: `${guidePath}#on-demand`
  }
]

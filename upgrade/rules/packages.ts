import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const sharedDetails = { since: '3.9.0', when: 'swap', page: `${guidePath}#packages` } as const

/** Plugins that were run on 3.21.6, with their component libraries. */
const rendererPlugin = (name: string, renderers: string): Rule => ({
  id: `package-plugin-${name}`,
  find: { kind: 'package', name: `vxe-table-plugin-${name}`, part: 'plugin' },
  ...sharedDetails,
  certainty: 'look',
  page: `${guidePath}#renderers`,
  sentence: words({
    zh: `该插件的 1.11、1.13 和 3.3 在 3.21.6 中有效：${renderers} 可以编辑、筛选，也可以用在表单中。3.3 之前的版本只添加 \`event.clearActived\` 拦截器：代码中有 \`event.clearEdit\` 拦截器时不调用，点击下拉面板会结束编辑。4.x 用于 Vue 3，不要安装。`,
    en: `Versions 1.11, 1.13 and 3.3 of this plugin work on 3.21.6: ${renderers} edit cells, filter, and render in forms. Versions before 3.3 only add an interceptor of \`event.clearActived\`. It is not called if your code has one of \`event.clearEdit\`, so a click in a dropdown ends editing. Do not install 4.x, which is for Vue 3.`
  })
})

/** Packages with code that renders tables of the library. */
const libraryUser = (name: string, id: string): Rule => ({
  id: `package-${id}`,
  find: { kind: 'package', name, part: 'plugin' },
  ...sharedDetails,
  certainty: 'look',
  page: `${guidePath}#checklist`,
  sentence: words({
    zh: '该包自己使用 `vxe-table`，其中的代码没有检查。升级后检查用到它的页面。',
    en: 'This package uses `vxe-table` itself, and its code was not checked. Check the pages that use it after the upgrade.'
  })
})

/** Rules for `package.json`, lock files and browser lists. */
export const packages: readonly Rule[] = [
  {
    id: 'package-range',
    find: { kind: 'package', name: 'vxe-table', part: 'range' },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: words({
      zh: '把 `vxe-table` 锁定到目标版本。`^3` 在重新安装时会得到更新的版本。',
      en: 'Pin `vxe-table` to the target version. A range such as `^3` gets newer versions at the next install.'
    })
  },
  {
    id: 'package-pc-ui',
    find: { kind: 'package', name: 'vxe-pc-ui', part: 'missing' },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: words({
      zh: '从 3.9 起，其他组件在 `vxe-pc-ui` 中。把版本号写入 `dependencies`，不依赖间接安装。',
      en: 'Since 3.9 the other components are in `vxe-pc-ui`. Add the version to `dependencies` instead of relying on an indirect install.'
    })
  },
  {
    id: 'package-entry',
    find: { kind: 'package', name: 'vxe-table', part: 'entry' },
    ...sharedDetails,
    certainty: 'look',
    sentence: words({
      zh: '检查的文件使用了组件，但没有加载 `vxe-table`。找到注册它的文件，先注册 `vxe-pc-ui`，并加载它的样式。',
      en: 'The checked files use the components, but none of them loads `vxe-table`. Find the file that registers it, register `vxe-pc-ui` before it, and load its style.'
    })
  },
  {
    id: 'package-xe-utils',
    find: { kind: 'package', name: 'xe-utils', part: 'range' },
    ...sharedDetails,
    certainty: 'mechanical',
    sentence: words({
      zh: '`@vxe-ui/core` 依赖 `xe-utils` 4。项目使用 3.x 时，会打包两份。代码使用了结果不同的函数时，不自动修改：逐个检查，或者保留 3.x。',
      en: '`@vxe-ui/core` depends on `xe-utils` 4. A project that uses 3.x bundles two copies. It is not changed automatically if code uses functions with other results: check each of them, or keep 3.x.'
    })
  },
  {
    id: 'package-plugin',
    find: { kind: 'package', name: 'vxe-table-plugin-', part: 'plugin' },
    ...sharedDetails,
    certainty: 'look',
    page: `${guidePath}#renderers`,
    sentence: words({
      zh: '升级后逐个检查插件。指南列出了运行过的插件。',
      en: 'Check each plugin after the upgrade. The guide lists the plugins that were run.'
    })
  },
  rendererPlugin('element', '`ElInput` `ElSelect`'),
  rendererPlugin('antd', '`AInput` `ASelect`'),
  libraryUser('d2-crud-x', 'd2-crud-x'),
  libraryUser('@jeecg/antd-online-mini', 'antd-online-mini'),
  {
    id: 'package-browsers',
    find: { kind: 'package', name: 'browserslist', part: 'browsers' },
    ...sharedDetails,
    certainty: 'decide',
    sentence: words({
      zh: '从 3.9 起不支持 IE 11。',
      en: 'Since 3.9, IE 11 is not supported.'
    })
  },
  {
    id: 'package-lock',
    find: { kind: 'package', name: 'vxe-table', part: 'lock' },
    ...sharedDetails,
    certainty: 'look',
    sentence: words({
      zh: '锁定文件中的版本不同于目标版本。修改 `package.json` 之后重新安装。',
      en: 'The lock file has another version than the target. Install again after changing `package.json`.'
    })
  }
]

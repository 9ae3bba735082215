import { words } from '../shared/words.ts'

/** Sentences of the findings; names are written as code. */
export const checkTexts = words({
  zh: {
    lacks: (version: string, name: string) => `${version} 没有 \`${name}\`，不起作用。`,
    lacksCall: (version: string, name: string) => `${version} 没有 \`${name}()\`，调用时抛出异常。`,
    lacksComponent: (version: string, name: string) => `${version} 没有组件 \`${name}\`，成为未知元素。`,
    lacksPackage: (version: string, name: string) => `${version} 不使用 \`${name}\`，它用于 3.9 及更高版本。`,
    lacksExport: (version: string, name: string) => `${version} 不导出 \`${name}\`，值为 \`undefined\`。`,
    lacksType: (version: string, name: string) => `${version} 没有类型 \`${name}\`。`,
    lacksStyle: (version: string, name: string) => `${version} 的样式中没有 \`${name}\`。`,
    since: (release: string, isExact: boolean) => (isExact ? `从 ${release} 开始提供。` : `${release} 中可用。`),
    until: (release: string) => `最后一个提供它的版本是 ${release}。`,
    use: (name: string) => `改用 \`${name}\`。`,
    spelling: (owner: string, name: string, similar: string) =>
      `\`${owner}\` 没有 \`${name}\`，可能是 \`${similar}\`。`,
    scriptSetup: (range: string) => `Vue ${range} 不支持 \`<script setup>\`，2.7 起支持。`,
    vueExport: (range: string, name: string) => `Vue ${range} 不导出 \`${name}\`。`,
    vue3Export: (name: string) => `\`${name}\` 是 Vue 3 的导出，Vue 2 没有。`,
    noHeight: '虚拟滚动需要 `height` 或 `max-height`，否则渲染全部行。',
    noStorageId: '没有设置表格的 `id`，`custom-config.storage` 不保存任何设置。',
    sameId: (id: string) => `两个保存列设置的表格使用同一个 \`id\`（${id}），保存的内容互相覆盖。`,
    sharedId: (id: string, file: string, line: number) =>
      `与 ${file} 第 ${line} 行的表格使用同一个 \`id\`（${id}），两者保存的列设置互相覆盖。`,
    literal: (name: string) =>
      `模板中的 \`${name}\` 在父组件每次渲染时都是新对象，表格因此恢复初始状态。把它放在 \`data\` 中。`,
    wideRange: (range: string) => `没有锁定文件时，\`${range}\` 会安装 3.9 或更高的版本。`,
    unknownField: (field: string) => `没有 \`field\` 为 \`${field}\` 的列，这条校验规则不生效。`
  },
  en: {
    lacks: (version, name) => `${version} has no \`${name}\`, so it has no effect.`,
    lacksCall: (version, name) => `${version} has no \`${name}()\`, so the call throws an error.`,
    lacksComponent: (version, name) => `${version} has no component \`${name}\`, so it is an unknown element.`,
    lacksPackage: (version, name) => `${version} does not use \`${name}\`, which is for 3.9 and later.`,
    lacksExport: (version, name) => `${version} does not export \`${name}\`, so its value is \`undefined\`.`,
    lacksType: (version, name) => `${version} has no type \`${name}\`.`,
    lacksStyle: (version, name) => `The styles of ${version} have no \`${name}\`.`,
    since: (release, isExact) => (isExact ? `Available since ${release}.` : `Available in ${release}.`),
    until: release => `The last version with it is ${release}.`,
    use: name => `Use \`${name}\` instead.`,
    spelling: (owner, name, similar) => `\`${owner}\` has no \`${name}\`. Did you mean \`${similar}\`?`,
    scriptSetup: range => `Vue ${range} does not support \`<script setup>\`, which needs 2.7.`,
    vueExport: (range, name) => `Vue ${range} does not export \`${name}\`.`,
    vue3Export: name => `\`${name}\` is an export of Vue 3, which Vue 2 lacks.`,
    noHeight: 'Virtual scrolling needs `height` or `max-height`, otherwise all rows are rendered.',
    noStorageId: 'Without the `id` of the table, `custom-config.storage` stores no settings.',
    sameId: id => `Two tables that store column settings have the same \`id\` (${id}), so they overwrite each other.`,
    sharedId: (id, file, line) =>
      `The table in ${file}, line ${line}, has the same \`id\` (${id}), so their stored column settings overwrite each other.`,
    literal: name =>
      `In a template, \`${name}\` is a new object with each render of the parent, which resets the grid. Put it into \`data\`.`,
    wideRange: range => `Without a lock file, \`${range}\` installs 3.9 or later.`,
    unknownField: field => `No column has the \`field\` \`${field}\`, so this validation rule has no effect.`
  }
})

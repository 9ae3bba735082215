import type { PluginName } from './choices.ts'
import type { PackageReason } from './select-packages.ts'
import type { SelectionNoteId } from './selection-notes.ts'
import { words } from '../shared/words.ts'

type NoteFacts = Record<string, string>

export const fitTexts = words({
  zh: {
    choose: '选择要安装的内容',
    vue: 'Vue',
    table: 'vxe-table',
    line: (line: string, newest: string) => `${line}（${newest}）`,
    plugins: '插件',
    pluginLabels: {
      xlsx: '导出 xlsx',
      pdf: '导出 pdf',
      menus: '右键菜单',
      element: 'Element UI',
      antd: 'Ant Design Vue'
    } satisfies Record<PluginName, string>,
    install: '安装命令',
    manager: '包管理器',
    manifest: 'package.json',
    reasons: '为什么是这些版本',
    heads: ['包', '范围', '原因'] as [string, string, string],
    reason: {
      chosen: () => '所选版本线的最新版本。',
      compiler: () => '编译模板，版本必须与 `vue` 相同。',
      components: () => '按钮、弹窗、分页等组件，以及表格的类型。3.9 起与表格一起注册。',
      functions: () => '表格使用的函数库，代码中通常也直接使用。',
      plugin: () => '用于 Vue 2 的最后一个版本。',
      companion: (of: string) => `\`${of}\` 使用这个包。`
    } satisfies Record<PackageReason, (of: string) => string>,
    alsoInstalled: (list: string) => `一起安装：${list}`,
    notes: '注意事项',
    warning: '注意',
    note: '说明',
    words: {
      caret: ({ range, gets }: NoteFacts) =>
        `不要使用 \`${range}\`。没有锁文件时，今天安装的是 ${gets}，以后可能更新。\`~\` 只接受补丁版本。`,
      latest: ({ latest }: NoteFacts) => `不要省略版本。省略时安装 ${latest}，用于 Vue 3。`,
      dropsDependencies: () =>
        '3.22.0 起，vxe-table 不再声明依赖。没有写入 package.json 的包不会安装，所以这里列出 `vxe-pc-ui` 和 `xe-utils`。',
      unfinished: ({ table }: NoteFacts) =>
        `不要停留在 ${table}。这条版本线默认开启虚拟滚动，之后的版本又关闭，代码需要调整两次。`,
      gt: () => '`:scroll-y="{ enabled: true }"` 不再开启虚拟滚动，也没有任何提示。升级前加上 `gt: 100`。',
      brokenUtils: ({ utils, broken }: NoteFacts) =>
        `\`xe-utils\` 固定为 ${utils}。${broken} 的包中没有浏览器直接使用的文件，CDN 地址无效。`,
      utilsThree: () => '`xe-utils` 使用 3.x。安装 4.x 时，打包结果会包含两个版本。',
      utilsFour: () => '`xe-utils` 使用 4.x。代码仍使用 3.x 时，打包结果会包含两个版本。',
      typesMoved: () => '类型由 `vxe-pc-ui` 提供。TypeScript 4.5 及以上不需要 `skipLibCheck`。',
      olderTypes: ({ ui, table }: NoteFacts) =>
        `表格的类型由 \`vxe-pc-ui\` ${ui} 提供，包含 ${table} 还没有的属性，TypeScript 不会报告。TypeScript 4.5 及以上不需要 \`skipLibCheck\`。`,
      oldVue: ({ vue }: NoteFacts) => `Vue ${vue} 没有组合式 API。2.7 不需要修改代码即可替换。`,
      pluginLatest: ({ plugin, latest }: NoteFacts) => `\`${plugin}\` 省略版本时安装 ${latest}，用于 Vue 3。`,
      pluginSuccessor: ({ plugin }: NoteFacts) =>
        `不要安装 \`${plugin}\` 4.5 及以上，它要求 \`vxe-table ^4.12\`，用于 Vue 3。`,
      pluginUntried: ({ plugins, table }: NoteFacts) => `\`${plugins}\` 没有与 ${table} 一起运行过，发布前请先验证。`
    } satisfies Record<SelectionNoteId, (facts: NoteFacts) => string>,
    source: (day: string) => `依据 ${day} 的软件包元数据。你的源可能有更新的版本，\`~\` 会安装其中的补丁版本。`,
    unknown: (names: string) => `地址中的 ${names} 无法识别，已使用默认值。`
  },
  en: {
    choose: 'Choose what to install',
    vue: 'Vue',
    table: 'vxe-table',
    line: (line, newest) => `${line} (${newest})`,
    plugins: 'Plugins',
    pluginLabels: {
      xlsx: 'Export xlsx',
      pdf: 'Export pdf',
      menus: 'Context menus',
      element: 'Element UI',
      antd: 'Ant Design Vue'
    },
    install: 'Install',
    manager: 'Package manager',
    manifest: 'package.json',
    reasons: 'Why these versions',
    heads: ['Package', 'Range', 'Reason'],
    reason: {
      chosen: () => 'The newest version of the selected line.',
      compiler: () => 'Compiles templates. Its version must be the version of `vue`.',
      components: () => 'Buttons, modals, pagers and more, and the types of the table. Register it with the table.',
      functions: () => 'Functions that the table uses. Your own code usually needs them as well.',
      plugin: () => 'The last version for Vue 2.',
      companion: of => `\`${of}\` uses this package.`
    },
    alsoInstalled: list => `Installed with them: ${list}`,
    notes: 'What to know',
    warning: 'Warning',
    note: 'Note',
    words: {
      caret: ({ range, gets }) =>
        `Do not use \`${range}\`. Without a lock file, it installs ${gets} today and may install more later. \`~\` accepts patches only.`,
      latest: ({ latest }) => `Do not omit the version. Without it you get ${latest}, which is for Vue 3.`,
      dropsDependencies: () =>
        'From 3.22.0 on, vxe-table doesn’t declare dependencies. Packages that aren’t in your package.json aren’t installed, so `vxe-pc-ui` and `xe-utils` are listed here.',
      unfinished: ({ table }) =>
        `Do not stay on ${table}. This line scrolls virtually by default and later lines do not, so you would adapt your code twice.`,
      gt: () =>
        '`:scroll-y="{ enabled: true }"` no longer enables virtual scrolling, and you don’t get a message. Add `gt: 100` before you upgrade.',
      brokenUtils: ({ utils, broken }) =>
        `\`xe-utils\` is fixed to ${utils}. The package of ${broken} has no files for browsers, so CDN addresses fail.`,
      utilsThree: () => 'Stay on `xe-utils` 3.x, otherwise your bundle contains both versions.',
      utilsFour: () => 'Use `xe-utils` 4.x. If your code keeps 3.x, the bundle contains both versions.',
      typesMoved: () => 'The types are in `vxe-pc-ui`. TypeScript 4.5 and later do not need `skipLibCheck`.',
      olderTypes: ({ ui, table }) =>
        `The types of the table are in \`vxe-pc-ui\` ${ui}. They include props that ${table} does not have yet, so TypeScript does not report them. TypeScript 4.5 and later do not need \`skipLibCheck\`.`,
      oldVue: ({ vue }) => `Vue ${vue} has no Composition API. Code for it runs on 2.7 without changes.`,
      pluginLatest: ({ plugin, latest }) => `Without a version, \`${plugin}\` is ${latest}, which is for Vue 3.`,
      pluginSuccessor: ({ plugin }) =>
        `Do not install \`${plugin}\` 4.5 or later. It needs \`vxe-table ^4.12\`, which is for Vue 3.`,
      pluginUntried: ({ plugins, table }) => `\`${plugins}\` was not run with ${table}. Try it before a release.`
    },
    source: day =>
      `Based on package metadata of ${day}. Your registry may have newer versions, and \`~\` installs their patches.`,
    unknown: names => `The address names ${names}, which is not supported. The defaults are shown.`
  }
})

export type FitTexts = (typeof fitTexts)['zh']

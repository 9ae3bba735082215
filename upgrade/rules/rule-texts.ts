import { words } from '../../shared/words.ts'

/** Sentences of rules that differ in names only. */
export const ruleTexts = words({
  zh: {
    renamed: (from: string, to: string) => `\`${from}\` 已废弃，改用 \`${to}\`。`,
    moved: (from: string, to: string) => `\`${from}\` 已废弃，改用 \`${to}\`。`,
    removed: (name: string) => `\`${name}\` 已移除，不再生效。`,
    renamedSilently: (from: string, to: string) => `\`${from}\` 升级后不生效，改用 \`${to}\`。`,
    hook: (from: string, to: string) => `渲染器的 \`${from}\` 已废弃，更换包之后改用 \`${to}\`。`,
    bothStyles: '`vxe-table` 的样式不含其他组件和大部分图标。同时导入 `vxe-pc-ui` 的样式。'
  },
  en: {
    renamed: (from: string, to: string) => `\`${from}\` is deprecated. Use \`${to}\` instead.`,
    moved: (from: string, to: string) => `\`${from}\` is deprecated. Use \`${to}\` instead.`,
    removed: (name: string) => `\`${name}\` is removed and has no effect.`,
    renamedSilently: (from: string, to: string) =>
      `\`${from}\` has no effect after the upgrade. Use \`${to}\` instead.`,
    hook: (from: string, to: string) => `\`${from}\` of renderers is deprecated. Use \`${to}\` after the swap.`,
    bothStyles:
      'The styles of `vxe-table` lack other components and most icons. Import the styles of `vxe-pc-ui` as well.'
  }
})

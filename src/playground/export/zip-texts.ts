import { words } from '../../../shared/words.ts'
export const zipTexts = words({
  zh: {
    intro: (title: string) => `${title}：从 vxe-table 文档的演练场导出，使用 Vue 2.7 和 Vite。`,
    first: '首次使用：',
    later: '打开终端里显示的地址，修改 `src` 里的文件后页面会自动更新。',
    build: '构建到 `dist`：',
    check: '检查类型：',
    why: '版本号都是固定的。Vite 停在第 7 版，因为 Vue 2 的插件 `@vitejs/plugin-vue2` 不支持第 8 版。`vxe-table` 停在 3.8，因为 3.9 的安装方式不同。'
  },
  en: {
    intro: title => `${title}: exported from the playground of the vxe-table docs, with Vue 2.7 and Vite.`,
    first: 'To begin:',
    later: 'Open the address in the terminal. The page updates when you change files in `src`.',
    build: 'To build into `dist`:',
    check: 'To check the types:',
    why: 'All versions are exact. Vite stays at 7, because the plugin for Vue 2, `@vitejs/plugin-vue2`, does not work with 8. `vxe-table` stays at 3.8, because 3.9 is set up in another way.'
  }
})

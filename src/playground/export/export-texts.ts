import { words } from '../../../shared/words.ts'

export const exportTexts = words({
  zh: {
    title: '导出',
    foreign: '代码来自他人的链接，导出后运行时没有沙箱保护。请先读过代码。',
    inline: 'HTML，包含组件库',
    inlineHint: '一个文件，不联网也能打开',
    cdn: 'HTML，组件库来自 CDN',
    cdnHint: '文件很小，需要联网',
    zip: 'Vite 项目（.zip）',
    zipHint: '解压后 npm install 即可运行',
    project: '项目文件（.json）',
    projectHint: '可在演练场里再次打开',
    copy: '复制代码',
    copyHint: (file: string) => `当前文件 ${file}`,
    open: '打开项目文件',
    saved: (file: string) => `已保存 ${file}`,
    broken: '代码有错误，改正后才能导出 HTML',
    unreachable: '组件库没有加载成功，请检查网络后重试'
  },
  en: {
    title: 'Export',
    foreign: 'This code came from a link. After the export it runs without the sandbox. Read it first.',
    inline: 'HTML with the library inside',
    inlineHint: 'One file that opens offline',
    cdn: 'HTML with the library from a CDN',
    cdnHint: 'A small file that needs the network',
    zip: 'Vite project (.zip)',
    zipHint: 'Unpack, npm install, run',
    project: 'Project file (.json)',
    projectHint: 'Opens in the playground again',
    copy: 'Copy code',
    copyHint: file => `Current file, ${file}`,
    open: 'Open project file',
    saved: file => `${file} saved`,
    broken: 'The code has errors. Fix them to export HTML',
    unreachable: 'The library did not load. Check your connection and try again'
  }
})

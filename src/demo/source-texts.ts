import { words } from '../../shared/words.ts'

export const sourceTexts = words({
  zh: {
    complete: '复制得到一个完整的文件，包含示例数据和用到的函数。',
    install: '还需要安装：',
    copiedNote: (command: string) => `还需要执行 ${command}`,
    zip: '下载 zip',
    zipHint: '包含全部文件的 Vite 项目',
    saved: (file: string) => `已保存 ${file}`,
    zipFailed: '下载失败，请检查网络后重试。'
  },
  en: {
    complete: 'Copying gives you one complete file, with its sample data and helpers.',
    install: 'Also install:',
    copiedNote: command => `. Also run ${command}`,
    zip: 'Download zip',
    zipHint: 'A Vite project with all files',
    saved: file => `${file} saved`,
    zipFailed: 'The download failed. Check the network and try again.'
  }
})

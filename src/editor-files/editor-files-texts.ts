import { words } from '../../shared/words.ts'

export const editorFilesTexts = words({
  zh: {
    label: '下载',
    suffix: '',
    purposes: {
      extension: 'VS Code 插件',
      webTypes: 'JetBrains',
      tags: 'Vetur',
      attributes: 'Vetur',
      html: 'VS Code 的 HTML 数据'
    }
  },
  en: {
    label: 'Downloads',
    suffix: '.en',
    purposes: {
      extension: 'VS Code extension',
      webTypes: 'JetBrains',
      tags: 'Vetur',
      attributes: 'Vetur',
      html: 'HTML data for VS Code'
    }
  }
})

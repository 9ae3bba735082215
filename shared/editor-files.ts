import type { Language } from './locale.ts'
import { words } from './words.ts'

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

export interface EditorFile {
  /** Address below the base of the site. */
  address: string
  name: string
  purpose: string
}

/** Returns the files for editors that the site offers, in the language of a page. */
export function listEditorFiles(language: Language): EditorFile[] {
  const { suffix, purposes } = editorFilesTexts[language]
  const files = [
    ['vxe-docs.vsix', purposes.extension],
    [`web-types${suffix}.json`, purposes.webTypes],
    [`vetur/tags${suffix}.json`, purposes.tags],
    [`vetur/attributes${suffix}.json`, purposes.attributes],
    [`vscode/html-custom-data${suffix}.json`, purposes.html]
  ] as const
  return files.map(([file, purpose]) => ({
    address: `download/editor/${file}`,
    name: file.slice(file.lastIndexOf('/') + 1),
    purpose
  }))
}

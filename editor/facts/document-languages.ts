/** Languages of the documents that the extension is for, as VS Code calls them. */
export const documentLanguages = [
  'vue',
  'javascript',
  'javascriptreact',
  'typescript',
  'typescriptreact',
  'html',
  'css',
  'scss',
  'less'
]

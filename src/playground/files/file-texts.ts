import { words } from '../../../shared/words.ts'

export const fileTexts = words({
  zh: {
    title: '文件',
    add: '新建文件',
    rename: (name: string) => `重命名 ${name}`,
    remove: (name: string) => `删除 ${name}`,
    name: '文件名',
    removed: (name: string) => `已删除 ${name}`,
    undo: '撤销',
    close: '关闭提示',
    keys: '方向键切换文件，F2 重命名，Delete 删除',
    problems: {
      empty: '请输入文件名。',
      characters: '只能用字母、数字、-、_ 和 .；文件夹用 / 分隔。',
      dot: '文件和文件夹的名称不能以 . 开头。',
      device: 'Windows 保留了这个名称，请换一个。',
      ending: '文件名须以 .vue、.ts、.js、.css 或 .json 结尾。',
      long: '文件名最长 100 个字符。',
      taken: '已有同名文件。',
      many: '一个项目最多 30 个文件。'
    }
  },
  en: {
    title: 'Files',
    add: 'New file',
    rename: name => `Rename ${name}`,
    remove: name => `Delete ${name}`,
    name: 'File name',
    removed: name => `${name} deleted`,
    undo: 'Undo',
    close: 'Close this message',
    keys: 'Arrow keys switch files, F2 renames, Delete deletes',
    problems: {
      empty: 'Type a file name.',
      characters: 'Use letters, digits, -, _ and . only, and / between folders.',
      dot: 'Names of files and folders must not begin with a dot.',
      device: 'Windows reserves this name. Choose another one.',
      ending: 'The name must end with .vue, .ts, .js, .css or .json.',
      long: 'A file name may have at most 100 characters.',
      taken: 'A file with this name already exists.',
      many: 'A project may have at most 30 files.'
    }
  }
})

export type FileTexts = (typeof fileTexts)['zh']

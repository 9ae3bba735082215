import type { ProjectProblem } from '../../shared/project-code.ts'

export type LineGroup = 'error' | 'warn' | 'log'
export type NameProblem = 'empty' | 'characters' | 'ending' | 'long' | 'taken' | 'many'

export interface StartWords {
  name: string
  role: string
  age: string
  people: [name: string, role: string, age: number][]
}

export interface PlayTexts {
  start: StartWords
  console: {
    title: string
    clear: string
    filter: string
    all: string
    groups: Record<LineGroup, string>
    empty: string
    nothing: string
    more: (count: number) => string
    times: (count: number) => string
    open: (place: string) => string
    newest: string
  }
  files: {
    title: string
    add: string
    rename: (name: string) => string
    remove: (name: string) => string
    name: string
    removed: (name: string) => string
    undo: string
    close: string
    keys: string
    problems: Record<NameProblem, string>
  }
  share: {
    title: string
    packing: string
    address: string
    contents: (files: number, size: string, library: string) => string
    inside: string
    safe: string
    long: (length: string, most: string) => string
    failed: string
    file: string
    close: string
  }
  export: {
    title: string
    inline: string
    inlineHint: string
    cdn: string
    cdnHint: string
    zip: string
    zipHint: string
    project: string
    projectHint: string
    copy: string
    copyHint: (file: string) => string
    open: string
    saved: (file: string) => string
    broken: string
    unreachable: string
  }
  resize: { editor: string; console: string }
  problems: Record<ProjectProblem, string>
}

export const texts = {
  zh: {
    start: {
      name: '姓名',
      role: '职务',
      age: '年龄',
      people: [['顾明澈', '产品经理', 41], ['周以宁', '前端工程师', 35], ['陆远舟', '测试工程师', 32]]
    },
    console: {
      title: '控制台',
      clear: '清空控制台',
      filter: '显示哪些消息',
      all: '全部',
      groups: { error: '错误', warn: '警告', log: '日志' },
      empty: '代码里的 console.log 会显示在这里。',
      nothing: '没有这类消息。',
      more: count => `还有 ${count} 项`,
      times: count => `重复 ${count} 次`,
      open: place => `转到 ${place}`,
      newest: '最新消息'
    },
    files: {
      title: '文件',
      add: '新建文件',
      rename: name => `重命名 ${name}`,
      remove: name => `删除 ${name}`,
      name: '文件名',
      removed: name => `已删除 ${name}`,
      undo: '撤销',
      close: '关闭提示',
      keys: '方向键切换文件，F2 重命名，Delete 删除',
      problems: {
        empty: '请输入文件名。',
        characters: '只能用字母、数字、-、_ 和 .；文件夹用 / 分隔。',
        ending: '结尾须是 .vue、.ts、.js、.css 或 .json。',
        long: '文件名最长 100 个字符。',
        taken: '已有同名文件。',
        many: '一个项目最多 30 个文件。'
      }
    },
    share: {
      title: '分享',
      packing: '正在生成链接…',
      address: '链接',
      contents: (files, size, library) => `${files} 个文件，${size}，vxe-table ${library}`,
      inside: '代码就在链接里，不会上传到任何服务器。之后的修改不会进入这个链接。',
      safe: '打开链接的人在隔离的窗口里运行代码，可以修改，但不影响你的代码。',
      long: (length, most) => `这个项目的链接有 ${length} 个字符，超过 ${most} 个就可能在发送时被截断。请改为发送文件：在演练场里打开它即可。`,
      failed: '没有生成链接：',
      file: '下载项目文件',
      close: '关闭'
    },
    export: {
      title: '导出',
      inline: 'HTML，包含组件库',
      inlineHint: '一个文件，不联网也能打开',
      cdn: 'HTML，组件库来自 CDN',
      cdnHint: '文件很小，需要联网',
      zip: 'Vite 项目（.zip）',
      zipHint: '解压后 npm install 即可运行',
      project: '项目文件（.json）',
      projectHint: '可在演练场里再次打开',
      copy: '复制代码',
      copyHint: file => `当前文件 ${file}`,
      open: '打开项目文件',
      saved: file => `已保存 ${file}`,
      broken: '代码有错误，改正后才能导出 HTML',
      unreachable: '组件库没有加载成功，请检查网络后重试'
    },
    resize: { editor: '调整编辑器的大小', console: '调整控制台的大小' },
    problems: {
      damaged: '内容不完整或已损坏，可能在发送时被截断。请对方重新发送，或改为发送项目文件。',
      newer: '它来自更新版本的演练场。请刷新页面后再打开。',
      shape: '这不是演练场的项目。',
      name: '其中有不允许的文件名。',
      duplicate: '其中有两个同名文件。',
      entry: '其中缺少入口文件。',
      files: '其中的文件超过 30 个。',
      size: '项目太大，最多 400 KB。'
    }
  },
  en: {
    start: {
      name: 'Name',
      role: 'Role',
      age: 'Age',
      people: [['Gu Mingche', 'Product manager', 41], ['Zhou Yining', 'Front-end developer', 35], ['Lu Yuanzhou', 'Tester', 32]]
    },
    console: {
      title: 'Console',
      clear: 'Clear the console',
      filter: 'Messages to show',
      all: 'All',
      groups: { error: 'Errors', warn: 'Warnings', log: 'Logs' },
      empty: 'What your code logs with console.log shows here.',
      nothing: 'No messages of this kind.',
      more: count => `${count} more`,
      times: count => `${count} times`,
      open: place => `Go to ${place}`,
      newest: 'Latest'
    },
    files: {
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
        ending: 'End it with .vue, .ts, .js, .css or .json.',
        long: 'A file name has 100 characters at most.',
        taken: 'A file of this name exists.',
        many: 'A project has 30 files at most.'
      }
    },
    share: {
      title: 'Share',
      packing: 'Making the link…',
      address: 'Link',
      contents: (files, size, library) => `${files === 1 ? '1 file' : `${files} files`}, ${size}, vxe-table ${library}`,
      inside: 'The code is in the link itself and is uploaded nowhere. What you change later is not part of it.',
      safe: 'Whoever opens it runs the code in an isolated window and can change it without changing yours.',
      long: (length, most) => `The link to this project has ${length} characters. Beyond ${most}, links may be cut off on their way. Send the file instead: it opens in the playground.`,
      failed: 'There is no link:',
      file: 'Download project file',
      close: 'Close'
    },
    export: {
      title: 'Export',
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
    },
    resize: { editor: 'Resize the editor', console: 'Resize the console' },
    problems: {
      damaged: 'It is incomplete or damaged, perhaps cut off on its way. Ask for it again, or for the project file.',
      newer: 'It was made by a newer playground. Reload the page and open it again.',
      shape: 'This is no project of the playground.',
      name: 'It has a file with a name that is not allowed.',
      duplicate: 'It has two files of the same name.',
      entry: 'Its main file is missing.',
      files: 'It has more than 30 files.',
      size: 'The project is too big. 400 KB is the most.'
    }
  }
} satisfies Record<'zh' | 'en', PlayTexts>

import { words } from '../../../shared/words.ts'

export const projectTexts = words({
  zh: {
    start: {
      name: '姓名',
      role: '职务',
      age: '年龄',
      people: [
        ['顾明澈', '产品经理', 41],
        ['周以宁', '前端工程师', 35],
        ['陆远舟', '测试工程师', 32]
      ]
    },
    problems: {
      damaged: '内容不完整或已损坏，可能在发送时被截断。请对方重新发送，或改为发送项目文件。',
      newer: '项目来自更新版本的演练场。请刷新页面后再打开。',
      shape: '这不是演练场的项目。',
      name: '项目中有不允许的文件名。',
      duplicate: '项目中有两个同名文件。',
      entry: '项目中缺少入口文件。',
      files: '项目中的文件超过 30 个。',
      size: '项目太大，最多 400 KB。'
    }
  },
  en: {
    start: {
      name: 'Name',
      role: 'Role',
      age: 'Age',
      people: [
        ['Gu Mingche', 'Product manager', 41],
        ['Zhou Yining', 'Front-end developer', 35],
        ['Lu Yuanzhou', 'Tester', 32]
      ]
    },
    problems: {
      damaged:
        'The content is incomplete or damaged, perhaps truncated on its way. Have it sent again, or as a project file.',
      newer: 'The project was made by a newer playground. Reload the page and open it again.',
      shape: 'This is not a playground project.',
      name: 'The project contains a file whose name isn’t allowed.',
      duplicate: 'The project has two files with the same name.',
      entry: 'The main file is missing.',
      files: 'The project has more than 30 files.',
      size: 'The project is larger than 400 KB.'
    }
  }
})

export type ProjectTexts = (typeof projectTexts)['zh']

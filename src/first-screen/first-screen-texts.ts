import { words } from '../../shared/words.ts'

export const firstScreenTexts = words({
  zh: {
    table: '10 万行的表格',
    starting: '正在加载表格…',
    rows: '100,000 行',
    rendered: (count: number) => `渲染 ${count} 行`,
    frames: (count: number) => `${count} 帧/秒`,
    code: '代码',
    actions: '操作',
    gestures: {
      scroll: '滚动 5,000 行',
      edit: '编辑单元格',
      sort: '按年龄排序',
      group: '分组表头',
      fix: '固定一列',
      select: '用键盘移动'
    },
    project: {
      title: '把项目文件夹拖到这里，检查能否升级',
      hint: '代码只在浏览器中检查，不上传。结果是每个文件的状态，以及可以下载的修改。',
      choose: '选择文件夹'
    },
    hints: {
      scroll: '只渲染可见的行。',
      edit: '输入内容，回车键确认，Esc 键取消。',
      sort: '10 万行在浏览器中排序。',
      group: '两列合并到一个表头下。',
      fix: '横向滚动时，姓名列保持可见。',
      select: '用方向键移动，按 F2 键编辑。'
    }
  },
  en: {
    table: 'Table with 100,000 rows',
    starting: 'Loading the table…',
    rows: '100,000 rows',
    rendered: count => `${count} rows rendered`,
    frames: count => `${count} frames/s`,
    code: 'Code',
    actions: 'Actions',
    gestures: {
      scroll: 'Scroll 5,000 rows',
      edit: 'Edit a cell',
      sort: 'Sort by age',
      group: 'Group headers',
      fix: 'Fix a column',
      select: 'Move by keyboard'
    },
    project: {
      title: 'Drop a project folder here to check if you can upgrade',
      hint: 'The code is checked in the browser and not uploaded. You get the state of each file, and the changes to download.',
      choose: 'Choose a folder'
    },
    hints: {
      scroll: 'Only visible rows are rendered.',
      edit: 'Type. Enter confirms, Escape cancels.',
      sort: '100,000 rows are sorted in the browser.',
      group: 'Two columns share a header.',
      fix: 'The name stays visible when you scroll sideways.',
      select: 'Arrow keys move, F2 edits.'
    }
  }
})

export type FirstScreenTexts = (typeof firstScreenTexts)['zh']

import type { SearchTool } from './texts'

/** Tools of this site, which are no pages or parts of a page. */
export const tools: readonly SearchTool[] = [
  {
    to: '/playground',
    zh: {
      word: '演练场',
      text: '在浏览器中编写、运行和分享表格的代码，不用安装。',
      also: ['在线编辑', '在线编辑器', '在线运行', '在线演示', '代码编辑器', '运行代码', '分享代码', '沙箱', '编辑示例']
    },
    en: {
      word: 'Playground',
      text: 'Write, run and share the code of a table in the browser, without installing anything.',
      also: [
        'online editor',
        'try online',
        'run code',
        'code editor',
        'share code',
        'sandbox',
        'codesandbox',
        'codepen',
        'stackblitz',
        'repl',
        'edit a demo'
      ]
    }
  },
  {
    to: '/playground',
    zh: {
      word: '导出项目',
      text: '在演练场中把代码导出为 HTML 文件或 Vite 项目。',
      also: ['导出', '下载示例', '导出示例', '导出代码', '下载代码', '下载 demo', '导出演练场', '导出 HTML']
    },
    en: {
      word: 'Export a project',
      text: 'Export the code in the playground as an HTML file or as a Vite project.',
      also: [
        'export',
        'download demo',
        'export demo',
        'export code',
        'download code',
        'export playground',
        'export html'
      ]
    }
  },
  {
    to: '/table/start/theme#editor',
    zh: {
      word: '主题编辑器',
      text: '修改颜色，查看效果，复制 Sass 变量或 CSS 变量。',
      also: ['主题编辑', '编辑主题', '主题生成器', '在线换肤', '配色工具', '定制主题', '主题定制']
    },
    en: {
      word: 'Theme editor',
      text: 'Change colors, watch the effect and copy the Sass or CSS variables.',
      also: ['edit theme', 'theme builder', 'theme generator', 'color tool', 'customize theme']
    }
  },
  {
    to: '/upgrade/diff#compare',
    zh: {
      word: '版本对比',
      text: '比较两个版本的 vxe-table，列出新增、移除和变更的成员。',
      also: ['对比版本', '比较版本', '版本比较']
    },
    en: {
      word: 'Version comparison',
      text: 'Compare two versions of vxe-table: added, removed and changed members.',
      also: ['version diff', 'diff versions']
    }
  },
  {
    to: '/upgrade/check#check',
    zh: {
      word: '升级检查',
      text: '粘贴代码，或者选择文件、文件夹、zip，得到升级需要的每一处修改。',
      also: ['检查升级', '升级检测', '升级工具', '迁移工具']
    },
    en: {
      word: 'Upgrade check',
      text: 'Paste code, or choose files, a folder or a zip, and get every change that an upgrade needs.',
      also: ['check upgrade', 'upgrade tool', 'migration tool']
    }
  },
  {
    to: '/upgrade/check#for-version',
    zh: {
      word: '检查 3.8 的代码',
      text: '粘贴代码，找出 3.8 没有的名称，以及 3.8 中的名称和说明的页面。',
      also: ['检查代码', '代码检查', '这是 3.8 的写法吗', '3.8 的写法', '是不是 3.8', '3.8 能用吗', '4.x 的代码']
    },
    en: {
      word: 'Check code for 3.8',
      text: 'Paste code and find the names that 3.8 lacks, with the names in 3.8 and the pages that explain them.',
      also: ['is this 3.8', 'check code', 'check my code', 'does this work in 3.8', '4.x code']
    }
  },
  {
    action: 'offline',
    zh: {
      word: '离线使用',
      text: '把文档保存到此浏览器，或下载压缩包，没有网络时也能使用。',
      also: [
        '离线',
        '离线文档',
        '离线版',
        '下载文档',
        '文档下载',
        '下载离线包',
        '没有网络',
        '断网',
        '内网部署',
        '文档压缩包'
      ]
    },
    en: {
      word: 'Use offline',
      text: 'Save the documentation in this browser, or download it as an archive, and use it without a network.',
      also: [
        'offline',
        'offline docs',
        'download docs',
        'download documentation',
        'docs archive',
        'without network',
        'without internet',
        'no internet'
      ]
    }
  }
]

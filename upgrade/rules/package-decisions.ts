import { words } from '../../shared/words.ts'
import type { Decision } from './decisions.ts'

const oldPlugin = words({
  zh: {
    options: [
      '保留 1.11、1.13 或 3.3，`event.clearActived` 的拦截器都不要改名。',
      '已经有 `event.clearEdit` 的拦截器时，在其中也对这个插件的下拉面板返回 `false`。'
    ],
    check: '编辑插件的下拉框，点击面板中的一项：单元格仍在编辑，选中的值写入数据。'
  },
  en: {
    options: [
      'Keep version 1.11, 1.13 or 3.3, and rename no interceptor of `event.clearActived`.',
      'If there is an interceptor of `event.clearEdit`, let it return `false` for the dropdowns of this plugin as well.'
    ],
    check:
      'Edit a select of the plugin and click an item of its list: the cell is still being edited, and has the value.'
  }
})

const builtOnLibrary = words({
  zh: {
    options: [
      '保留这个包，把它依赖的 `vxe-table` 固定在它支持的版本。',
      '把用到它的页面改为直接使用 `vxe-grid`，再删除这个包。'
    ],
    check: '运行 `npm ls vxe-table`：只有一个版本。打开用到这个包的每个页面，查询、编辑、保存一次。'
  },
  en: {
    options: [
      'Keep this package, and pin the version of `vxe-table` that it supports.',
      'Write the pages that use it with `vxe-grid`, then delete this package.'
    ],
    check:
      'Run `npm ls vxe-table`: there is one version. On each page that uses the package, load, edit and save a row.'
  }
})

const weekNumbers = words({
  zh: {
    options: [
      '重新计算保存过的周数。',
      '周数用于比较或保存时，自己按 3.x 的规则计算。',
      '周数只用来显示时，保持不变。'
    ],
    check: '用 2019-01-01 运行这段代码：3.5 的结果是 53，4.x 的结果是 1，两者都不影响后面的代码。'
  },
  en: {
    options: [
      'Compute the stored week numbers again.',
      'If numbers are compared or stored, compute them by the rule of 3.x yourself.',
      'Leave it if the number is only displayed.'
    ],
    check: 'Run this code with 2019-01-01: 3.5 returns 53 and 4.x returns 1. The code after it works with both.'
  }
})

/** Decisions about packages, utilities, imports and types, by the ids of rules. */
export const packageDecisions: Readonly<Record<string, Decision>> = {
  'package-entry': words({
    zh: {
      options: [
        '在注册 `vxe-table` 的文件中，先 `Vue.use(VxeUIBase)`，再 `Vue.use(VXETable)`，并导入两个包的样式。',
        '注册在另一个包或另一个仓库中时，在那里修改，然后更新那个包。'
      ],
      check: '打开含有 `vxe-button` 的页面：按钮有样式，控制台没有 Unknown custom element。'
    },
    en: {
      options: [
        'In the file that registers `vxe-table`, call `Vue.use(VxeUIBase)` before `Vue.use(VXETable)`, and import the styles of both.',
        'If another package or repository registers it, change it there, then update that package.'
      ],
      check: 'Open a page with a `vxe-button`: it has its style, and the console has no “Unknown custom element”.'
    }
  }),
  'package-plugin': words({
    zh: {
      options: [
        '指南列出了安装的版本时，保持不变。',
        '没有列出时，安装指南中的版本。',
        '没有可用的版本时，用自己的渲染器代替。'
      ],
      check: '升级后使用一次插件的渲染器、菜单或导出：结果与 3.8 相同，控制台没有报错。'
    },
    en: {
      options: [
        'Leave it if the guide lists the installed version.',
        'If it does not, install the version in the guide.',
        'If there is none, write the renderer yourself.'
      ],
      check:
        'After the upgrade, use a renderer, menu or export of the plugin: it does the same as in 3.8, without errors.'
    }
  }),
  'package-plugin-element': oldPlugin,
  'package-plugin-antd': oldPlugin,
  'package-d2-crud-x': builtOnLibrary,
  'package-antd-online-mini': builtOnLibrary,
  'package-browsers': words({
    zh: {
      options: ['不再需要 IE 时，从浏览器列表中删除 IE。', '用户还在使用 IE 11 时，留在 3.8。'],
      check: '运行 `npx browserslist`：结果中没有 `ie`。'
    },
    en: {
      options: ['Delete IE from the browsers.', 'Stay on 3.8 as long as readers use IE 11.'],
      check: 'Run `npx browserslist`: it lists no `ie`.'
    }
  }),
  'package-lock': words({
    zh: {
      options: ['修改 `package.json` 之后重新安装，提交新的锁定文件。'],
      check: '运行 `npm ls vxe-table`：只有目标版本。'
    },
    en: {
      options: ['Install again after changing `package.json`, and commit the new lock file.'],
      check: 'Run `npm ls vxe-table`: it lists the target version only.'
    }
  }),
  'package-xe-utils': words({
    zh: {
      options: [
        '先处理报告中的每一处 `xe-utils` 函数，再改为 `^4.0.12`。',
        '自己的代码暂时留在 3.x：把 `xe-utils` 的旧版本以别名安装，供自己的代码使用。'
      ],
      check: '`--only` 加上以 `xe-utils-` 开头的规则再检查一次：每一处都已经确认。'
    },
    en: {
      options: [
        'Settle each reported function of `xe-utils` first, then change the range to `^4.0.12`.',
        'Keep 3.x for your own code: install the old version under an alias and import that.'
      ],
      check: 'Check again with `--only` and the rules that start with `xe-utils-`: each place is settled.'
    }
  }),
  'xe-utils-to-tree-array': words({
    zh: {
      options: ['传入 `{ updated: false }`。', '之后没有代码读取或提交这些节点时，保持不变。'],
      check: '调用之后打印一个子节点：没有新的 `parentId`，或者提交的数据不含它。'
    },
    en: {
      options: ['Pass `{ updated: false }`.', 'Leave it if no code reads or submits the nodes afterwards.'],
      check: 'Log a child node after the call: it has no new `parentId`, or the submitted data does not contain it.'
    }
  }),
  'xe-utils-to-array-tree': words({
    zh: {
      options: ['调用之前去掉父级是自身的节点和重复的主键。', '数据中没有这样的节点时，保持不变。'],
      check: '用真实数据比较两个版本的根节点个数：相同，控制台没有警告。'
    },
    en: {
      options: [
        'Remove nodes that are their own parent, and duplicate keys, before the call.',
        'Leave it if the data has no such nodes.'
      ],
      check: 'Count the roots of real data in both versions: the numbers are equal, and the console has no warning.'
    }
  }),
  'xe-utils-get-year-week': weekNumbers,
  'xe-utils-to-date-string': weekNumbers,
  'xe-utils-get-what-quarter': words({
    zh: {
      options: ['需要季度的最后一天时，保持不变。', '需要季度第一个月的最后一天时，用 `getWhatMonth()` 计算。'],
      check: '用 2024-02-10 运行：4.x 返回 2024-03-31，3.x 返回 2024-01-31。确认需要哪一个。'
    },
    en: {
      options: [
        'Leave it if the last day of the quarter is meant.',
        'If the last day of its first month is meant, compute it with `getWhatMonth()`.'
      ],
      check: 'Run it with 2024-02-10: 4.x returns 2024-03-31 and 3.x returns 2024-01-31. Confirm which one is meant.'
    }
  }),
  'xe-utils-round': words({
    zh: {
      options: ['第三个参数传 `false`，保持 3.x 的结果。', '数字不会是负数，或者接受新的舍入时，保持不变。'],
      check: '用 -2.345 和两位小数运行：结果与 3.x 的 -2.34 相同，或者 -2.35 是需要的结果。'
    },
    en: {
      options: [
        'Pass `false` as the third argument for the result of 3.x.',
        'Leave it if no number is negative, or the new rounding is wanted.'
      ],
      check: 'Run it with -2.345 and two digits: the result is -2.34 as in 3.x, or -2.35 is wanted.'
    }
  }),
  'xe-utils-commafy': words({
    zh: {
      options: [
        '先用 `round(value, digits, false)` 舍入，再传给 `commafy()`。',
        '数字不会是负数，或者接受新的舍入时，保持不变。'
      ],
      check: '用 -2.345 和两位小数运行：结果与 3.x 的 -2.34 相同，或者 -2.35 是需要的结果。'
    },
    en: {
      options: [
        'Round with `round(value, digits, false)` first and pass the result to `commafy()`.',
        'Leave it if no number is negative, or the new rounding is wanted.'
      ],
      check: 'Run it with -2.345 and two digits: the result is -2.34 as in 3.x, or -2.35 is wanted.'
    }
  }),
  'xe-utils-sum': words({
    zh: {
      options: ['传入副本：`sum(list.slice())`。', '之后没有代码依赖数组的顺序时，保持不变。'],
      check: '用 `[3, 1, 2]` 运行，再打印数组：顺序仍是 3、1、2。'
    },
    en: {
      options: [
        'Pass a copy: `sum(list.slice())`.',
        'Leave it if no code depends on the order of the array afterwards.'
      ],
      check: 'Run it with `[3, 1, 2]` and log the array: the order is still 3, 1, 2.'
    }
  }),
  'xe-utils-merge': words({
    zh: {
      options: [
        '其他代码需要共享来源中的对象时，用 `Object.assign()` 逐层合并。',
        '没有代码修改结果，或者不需要影响来源时，保持不变。'
      ],
      check: '修改结果中嵌套的对象，再打印来源：符合代码的需要。'
    },
    en: {
      options: [
        'If code shares objects of the sources, merge each level with `Object.assign()`.',
        'Leave it if no code changes the result, or the sources should stay as they are.'
      ],
      check: 'Change a nested object of the result and log the source: it is as the code needs it.'
    }
  }),
  'xe-utils-to-string-date': words({
    zh: {
      options: ['调用之前检查文本的格式。', '文本总是完整的日期时，保持不变。'],
      check: '用 `2020-01-02abc` 运行：页面仍然把它当作无效日期。'
    },
    en: {
      options: ['Check the format of the text before the call.', 'Leave it if the text is always a complete date.'],
      check: 'Run it with `2020-01-02abc`: the page still takes it as an invalid date.'
    }
  }),
  'xe-utils-throttle': words({
    zh: {
      options: ['传入 `{ trailing: false }`，保持 3.5 的行为。', '多调用一次没有影响时，保持不变。'],
      check: '连续触发几次后停下，数一数调用次数：与 3.8 相同，或者多的一次没有影响。'
    },
    en: {
      options: ['Pass `{ trailing: false }` for the behavior of 3.5.', 'Leave it if one more call does no harm.'],
      check: 'Trigger it several times, stop and count the calls: as many as in 3.8, or one more does no harm.'
    }
  }),
  'xe-utils-clone': words({
    zh: {
      options: ['值中有 `Map` 或 `Set` 时，自己复制它们。', '值只有普通对象和数组时，保持不变。'],
      check: '打印复制的结果：其中的 `Map` 和 `Set` 有内容。'
    },
    en: {
      options: [
        'If the value has a `Map` or `Set`, copy it yourself.',
        'Leave it if the value has plain objects and arrays only.'
      ],
      check: 'Log the copy: its `Map` and `Set` have their entries.'
    }
  }),
  'import-unknown': words({
    zh: {
      options: [
        '删除这个名称和它的 `Vue.use()`：完整的 `vxe-table` 已经包含该功能。',
        '它是自己的组件时，改为从自己的文件导入。'
      ],
      check: '启动应用：没有报错，用到该功能的页面与升级前相同。'
    },
    en: {
      options: [
        'Delete the name and its `Vue.use()`: the complete `vxe-table` has the feature.',
        'If it is a component of yours, import it from your file.'
      ],
      check: 'Start the application: there is no error, and a page with the feature works as before.'
    }
  }),
  'import-value-gone': words({
    zh: {
      options: ['改用 `VxeUI` 的 `component()` 或 `getComponent()`。', '没有代码使用该值时，删除导入。'],
      check: '启动应用，打开用到该值的页面：没有 `undefined is not a function`。'
    },
    en: {
      options: ['Use `component()` or `getComponent()` of `VxeUI`.', 'If no code uses the value, delete the import.'],
      check: 'Start the application and open a page that uses the value: no “undefined is not a function”.'
    }
  }),
  'import-vxetable': words({
    zh: {
      options: ['把 `VXETable` 改为 `VxeUI`，这个文件中的每一处都改。', '保持不变：`VXETable` 仍然有效。'],
      check: '启动应用：`VxeUI.modal` 和渲染器有效。'
    },
    en: {
      options: ['Rename `VXETable` to `VxeUI` everywhere in this file.', 'Leave it: `VXETable` still works.'],
      check: 'Start the application: `VxeUI.modal` and the renderers work.'
    }
  }),
  'tag-source': words({
    zh: {
      options: [
        '在它之前加载 `xe-utils` 4 和 `vxe-pc-ui`，三个地址都写明版本号。',
        '留在 3.8：地址固定为 `vxe-table@3.8.6`。'
      ],
      check: '打开页面，在控制台输入 `VxeUITable`：得到一个对象，表格显示数据。'
    },
    en: {
      options: [
        'Load `xe-utils` 4 and `vxe-pc-ui` before it, each address with its version.',
        'Stay on 3.8: pin the address to `vxe-table@3.8.6`.'
      ],
      check: 'Open the page and enter `VxeUITable` in the console: it is an object, and the table shows its rows.'
    }
  }),
  'import-plugin': words({
    zh: {
      options: [
        '按需引入：为 `vxe-table` 和 `vxe-pc-ui` 各设置一次插件。',
        '改为完整引入：`Vue.use(VxeUIBase)` 和 `Vue.use(VXETable)`，删除插件的设置。'
      ],
      check: '构建后打开一个表格页面：表格、按钮和图标都有样式。'
    },
    en: {
      options: [
        'Import on demand: set the plugin up for `vxe-table` and for `vxe-pc-ui`.',
        'Import everything: `Vue.use(VxeUIBase)` and `Vue.use(VXETable)`, without the plugin.'
      ],
      check: 'Build and open a page with a table: the table, buttons and icons have their styles.'
    }
  }),
  'type-gone': words({
    zh: {
      options: ['用 `vxe-pc-ui` 中对应组件的类型，例如 `VxeTablePropTypes`。', '没有合适的类型时，在项目中自己声明。'],
      check: '运行 `npx tsc --noEmit`（或 `vue-tsc`）：这个文件没有报错。'
    },
    en: {
      options: [
        'Use a type of the component in `vxe-pc-ui`, such as `VxeTablePropTypes`.',
        'If none fits, declare the type in your project.'
      ],
      check: 'Run `npx tsc --noEmit` or `vue-tsc`: this file has no errors.'
    }
  })
}

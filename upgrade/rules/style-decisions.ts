import { words } from '../../shared/words.ts'
import type { Decision } from './decisions.ts'

const unprovenVariable = words({
  zh: {
    options: [
      '在 `:root` 中改为设置对应的 `--vxe-ui-*` 变量。',
      '只在自己的样式中使用该变量时，在项目中定义一个自己的变量。'
    ],
    check: '比较升级前后的同一页面，浅色和深色各看一次：颜色和尺寸相同。'
  },
  en: {
    options: [
      'Set the `--vxe-ui-*` variable in `:root` instead.',
      'If only your own styles use it, define a variable in your project.'
    ],
    check: 'Compare a page before and after the upgrade, in light and dark: colors and sizes are the same.'
  }
})

/** Decisions about style sheets, by the ids of rules. */
export const styleDecisions: Readonly<Record<string, Decision>> = {
  'variable-prefix': unprovenVariable,
  'variable-renamed': unprovenVariable,
  'variable-related': words({
    zh: {
      options: ['改用对应的变量，并把值设置为 3.8 的值。', '接受新的默认值：删除这个设置。'],
      check: '在开发者工具中查看用到它的元素：计算后的值是需要的值。'
    },
    en: {
      options: ['Use the counterpart, and set the value of 3.8.', 'Accept the new default: delete this declaration.'],
      check: 'Inspect an element that uses it: the computed value is the one you need.'
    }
  }),
  'variable-gone': words({
    zh: {
      options: [
        '直接为元素的类名写样式。',
        '外观可以改变时，删除这个设置。',
        '只在自己的样式中使用时，在项目中定义这个变量。'
      ],
      check: '比较升级前后的同一页面：受影响的部分外观相同，或者可以接受。'
    },
    en: {
      options: [
        'Style the class of the element directly.',
        'Delete the declaration if the look may change.',
        'If only your own styles use it, define the variable in your project.'
      ],
      check: 'Compare a page before and after the upgrade: the part looks the same, or as you accept it.'
    }
  }),
  'sheet-style': words({
    zh: {
      options: ['在它旁边导入 `vxe-pc-ui` 的样式。', '另一个文件已经导入时，保持不变。'],
      check: '打开含有按钮和弹窗的页面：两者都有样式。'
    },
    en: {
      options: ['Import the style of `vxe-pc-ui` beside it.', 'Leave it if another file imports it already.'],
      check: 'Open a page with a button and a modal: both have their styles.'
    }
  }),
  'sheet-variables': words({
    zh: {
      options: [
        '删除这个导入，用 `:root` 中的 `--vxe-ui-*` 设置主题。',
        '自己的样式还在使用 `$vxe-*` 时，把用到的变量复制到项目的文件中。'
      ],
      check: '构建样式：没有 Undefined variable，主题色与升级前相同。'
    },
    en: {
      options: [
        'Delete this import and set the theme with `--vxe-ui-*` in `:root`.',
        'If your styles use `$vxe-*`, copy these variables to a file of your project.'
      ],
      check: 'Build the styles: no “Undefined variable”, and the theme color is as before.'
    }
  }),
  'sheet-source': words({
    zh: {
      options: [
        '改为导入两个包编译好的样式：`vxe-pc-ui/lib/style.css` 和 `vxe-table/lib/style.css`。',
        '仍用源文件时，加上 `vxe-pc-ui/styles` 中的文件；单个组件的文件改为 `components` 目录中的路径。'
      ],
      check: '构建样式：没有找不到的文件。打开含有表格、按钮和弹窗的页面：都有样式。'
    },
    en: {
      options: [
        'Import the compiled styles of both packages: `vxe-pc-ui/lib/style.css` and `vxe-table/lib/style.css`.',
        'To keep the source, add the files of `vxe-pc-ui/styles`, and use the paths in `components` for single components.'
      ],
      check:
        'Build the styles: no file is missing. Open a page with a table, a button and a modal: all have their styles.'
    }
  }),
  'class-gone': words({
    zh: {
      options: [
        '在升级后的页面中找到同一元素，改用它的类名。',
        '该元素已经不存在时，删除这条样式或这段代码。',
        '类名是自己的元素上的时，保持不变。'
      ],
      check: '在升级后的页面运行 `document.querySelector()`：新的选择器找到元素，外观与升级前相同。'
    },
    en: {
      options: [
        'Find the element on the upgraded page and use its class.',
        'If the element is gone, delete the style or the code.',
        'Leave it if the class is on an element of yours.'
      ],
      check: 'Call `document.querySelector()` on the upgraded page: the new selector finds it, and it looks as before.'
    }
  }),
  'class-icon': words({
    zh: {
      options: [
        '选择的是表格内置的图标时，改为 `vxe-table-icon-` 开头的类名。',
        '选择的是自己写的 `<i class="vxe-icon-…">` 时，保持不变。',
        '两者都有时，写上两个选择器。'
      ],
      check: '在升级后的页面中，需要的图标有这条样式，其他图标没有。'
    },
    en: {
      options: [
        'Use the class with `vxe-table-icon-` if it selects a built-in icon of the table.',
        'Leave it if it selects an `<i class="vxe-icon-…">` of yours.',
        'Write both selectors if it selects both.'
      ],
      check: 'On the upgraded page, these icons have the style, and no others.'
    }
  })
}

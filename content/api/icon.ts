import type { MemberTexts } from './texts'

export default {
  'icon.name': {
    zh: '图标名，不带 `vxe-icon-` 前缀，例如 `search`。全部名称见[图标](/table/start/icons)；写错时不报错，只是什么也不显示。',
    en: 'Name of the icon without the prefix `vxe-icon-`, such as `search`. All names are on the page [Icons](/table/start/icons). An unknown name raises no error and shows nothing.'
  },
  'icon.roll': {
    zh: '让图标一直旋转，用来表示正在加载。系统开启“减少动态效果”时也照样旋转。',
    en: 'Turns the icon without end, as a sign of loading. It also turns when the system asks for reduced motion.'
  },
  'icon.status': {
    zh: '图标颜色：`primary`、`success`、`info`、`warning` 或 `danger`，取自主题变量。`perfect` 没有自己的颜色。不设置时跟随文字颜色。',
    en: 'Colour of the icon: `primary`, `success`, `info`, `warning` or `danger`, taken from the theme. `perfect` has no colour of its own. Without it the icon has the colour of the text.'
  },
  'icon@click': {
    zh: '点击图标时触发。图标是不能获得焦点的 `<i>`，需要键盘操作时请改用 [vxe-button](button.icon)。',
    en: 'The icon was clicked. It is an `<i>` that takes no focus; where the keyboard matters, use a [button with an icon](button.icon).'
  }
} satisfies MemberTexts

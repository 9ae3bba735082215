import type { MemberTexts } from './texts'

export default {
  'icon.name': {
    zh: '图标的名称，不含 `vxe-icon-` 前缀，例如 `search`。你可以在[图标](/table/start/icons)中查找全部名称。名称错误时不显示图标，也不会抛出异常。',
    en: 'Name of the icon without the prefix `vxe-icon-`, such as `search`. You find all names on the [Icons](/table/start/icons) page. An unknown name does not throw an error and does not show anything.'
  },
  'icon.roll': {
    zh: '图标是否一直旋转，用来表示正在加载。系统开启“减少动态效果”时，图标仍然旋转。',
    en: 'Whether the icon rotates continuously, for example to indicate loading. The icon also rotates when the system requests reduced motion.'
  },
  'icon.status': {
    zh: '图标的颜色：`primary`、`success`、`info`、`warning` 或 `danger`，取自主题变量。`perfect` 没有对应的颜色。未设置时，与文字颜色相同。',
    en: 'Color of the icon: `primary`, `success`, `info`, `warning` or `danger`, taken from the theme. `perfect` does not have a color. If you don’t set it, the icon has the color of the text.'
  },
  'icon@click': {
    zh: '点击图标时触发。图标是不能获得焦点的 `<i>` 元素，如果需要键盘操作，可以改用 [vxe-button](button.icon)。',
    en: 'Fires when the icon is clicked. The icon is an `<i>` element that cannot get focus, so if you need keyboard access, use a [button with an icon](button.icon) instead.'
  }
} satisfies MemberTexts

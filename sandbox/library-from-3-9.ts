import 'virtual:library-style'
import * as VueExports from 'vue'
import Vue from 'vue'
import * as enUS from 'virtual:library/lang/en-US'
import * as zhCN from 'virtual:library/lang/zh-CN'
import * as zhTW from 'virtual:library/lang/zh-TW'
import * as uiModule from 'virtual:library/vxe-pc-ui'
import * as tableModule from 'virtual:library/vxe-table'
import XEUtils from 'xe-utils'
import type { FrameLibrary } from './library.ts'
import { exportsOf } from './library.ts'

const [uiExports, tableExports] = [exportsOf(uiModule), exportsOf(tableModule)]
const { VxeUI } = uiExports as {
  VxeUI: {
    setTheme?: (name: string) => void
    setLanguage: (name: string) => void
    setI18n: (name: string, texts: object) => void
  }
}
const innerScroller = '.vxe-table--body-inner-wrapper'
const names = { zh: 'zh-CN', tw: 'zh-TW', en: 'en-US' } as const

/** A version from 3.9 on, installed as in its own documentation: first the components, then the table. */
export const library: FrameLibrary = {
  packages: {
    vue: { __esModule: true, ...VueExports },
    'vxe-table': { __esModule: true, ...tableExports },
    'vxe-pc-ui': { __esModule: true, ...uiExports },
    'xe-utils': XEUtils
  },
  setAppearance(dark, language) {
    VxeUI.setTheme?.(dark ? 'dark' : 'light')
    VxeUI.setLanguage(names[language])
  },
  // The first releases have no inner element.
  scrollers: () => (document.querySelector(innerScroller) ? innerScroller : '.vxe-table--body-wrapper')
}

Vue.config.productionTip = false
Vue.config.devtools = false
VxeUI.setI18n('zh-CN', exportsOf(zhCN).default as object)
VxeUI.setI18n('zh-TW', exportsOf(zhTW).default as object)
VxeUI.setI18n('en-US', exportsOf(enUS).default as object)
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(uiExports as never)
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(tableExports as never)

import * as VueExports from 'vue'
import Vue from 'vue'
import * as uiExports from 'vxe-pc-ui/es/components.js'
import enUS from 'vxe-pc-ui/es/language/en-US.js'
import zhCN from 'vxe-pc-ui/es/language/zh-CN.js'
import zhTW from 'vxe-pc-ui/es/language/zh-TW.js'
import * as tableExports from 'vxe-table-new/es/components.js'
import XEUtils from 'xe-utils'
import type { FrameLibrary } from '../library.ts'

const { VxeUI } = uiExports
const names = { zh: 'zh-CN', tw: 'zh-TW', en: 'en-US' } as const

/** The newest 3.x version, installed as in its own documentation: first the components, then the table. */
export const library: FrameLibrary = {
  packages: {
    vue: { __esModule: true, ...VueExports },
    'vxe-table': { __esModule: true, ...tableExports },
    'vxe-pc-ui': { __esModule: true, ...uiExports },
    'xe-utils': XEUtils
  },
  setAppearance(dark, language) {
    VxeUI.setTheme(dark ? 'dark' : 'light')
    VxeUI.setLanguage(names[language])
  },
  scrollers: '.vxe-table--body-inner-wrapper'
}

Vue.config.productionTip = false
Vue.config.devtools = false
VxeUI.setI18n('zh-CN', zhCN)
VxeUI.setI18n('zh-TW', zhTW)
VxeUI.setI18n('en-US', enUS)
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(uiExports as never)
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(tableExports as never)

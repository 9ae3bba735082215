import * as VueExports from 'vue'
import Vue from 'vue'
import * as libraryExports from 'vxe-table'
import { VXETable } from 'vxe-table'
import enUS from 'vxe-table/packages/locale/lang/en-US'
import zhCN from 'vxe-table/packages/locale/lang/zh-CN'
import zhTW from 'vxe-table/packages/locale/lang/zh-TW'
import XEUtils from 'xe-utils'
import type { Language } from '../../shared/locale.ts'
import type { FrameLibrary } from '../library.ts'

/** The documented version, with the site's own theme. */
export const library: FrameLibrary = {
  packages: {
    vue: { __esModule: true, ...VueExports },
    'vxe-table': { __esModule: true, ...libraryExports },
    'xe-utils': XEUtils
  },
  setAppearance(_dark, language) {
    state.language = language
  },
  scrollers: '.vxe-table--body-wrapper'
}

/**
 * The library reads its texts through a function. The observable in it re-renders open tables when the language
 * changes.
 */
const words = { zh: zhCN, tw: zhTW, en: enUS }
const state = Vue.observable({ language: 'zh' as Language })

Vue.config.productionTip = false
Vue.config.devtools = false
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(libraryExports as never)
VXETable.setConfig({
  i18n: (key: string, args?: unknown) => XEUtils.toFormatString(XEUtils.get(words[state.language], key), args as never)
})

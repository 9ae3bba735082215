import 'virtual:library-style'
import * as VueExports from 'vue'
import Vue from 'vue'
// Before the table: 3.0 and 3.1 import only its core and expect that the rest has been added to it.
import XEUtils from 'xe-utils'
import * as tableModule from 'virtual:library/vxe-table'
import * as enUS from 'virtual:library/lang/en-US'
import * as zhCN from 'virtual:library/lang/zh-CN'
import * as zhTW from 'virtual:library/lang/zh-TW'
import type { Language } from '../shared/locale.ts'
import type { FrameLibrary } from './library.ts'
import { exportsOf } from './library.ts'

const tableExports = exportsOf(tableModule)
/** 3.0 exports the global object only as the whole module. */
const { VXETable = tableModule.default as GlobalObject } = tableExports as { VXETable?: GlobalObject }

interface GlobalObject {
  setup: (config: object) => void
  setConfig?: (config: object) => void
}

/** A version up to 3.8: one package. */
export const library: FrameLibrary = {
  packages: {
    vue: { __esModule: true, ...VueExports },
    'vxe-table': { __esModule: true, default: VXETable, ...tableExports },
    'xe-utils': XEUtils
  },
  setAppearance(_dark, language) {
    state.language = language
  },
  scrollers: () => '.vxe-table--body-wrapper'
}

/**
 * The library reads its texts through a function. The observable in it re-renders open tables when the language
 * changes.
 */
const words = { zh: exportsOf(zhCN).default, tw: exportsOf(zhTW).default, en: exportsOf(enUS).default }
const state = Vue.observable({ language: 'zh' as Language })
const config = {
  i18n: (key: string, args?: unknown) => XEUtils.toFormatString(XEUtils.get(words[state.language], key), args as never)
}

Vue.config.productionTip = false
Vue.config.devtools = false
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(('install' in tableExports ? tableExports : VXETable) as never)
if (VXETable.setConfig) VXETable.setConfig(config)
else VXETable.setup(config)

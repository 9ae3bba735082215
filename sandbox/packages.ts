import * as VueExports from 'vue'
import Vue from 'vue'
import * as libraryExports from 'vxe-table'
import { VXETable } from 'vxe-table'
import enUS from 'vxe-table/packages/locale/lang/en-US'
import zhCN from 'vxe-table/packages/locale/lang/zh-CN'
import zhTW from 'vxe-table/packages/locale/lang/zh-TW'
import XEUtils from 'xe-utils'
import type { Language } from '../shared/locale.ts'
import type { allowedPackages } from '../shared/project.ts'

/** What a reader's code may import. They are installed already, as on the pages of the site. */
export const packages: Record<(typeof allowedPackages)[number], unknown> = {
  vue: { __esModule: true, ...VueExports },
  'vxe-table': { __esModule: true, ...libraryExports },
  'xe-utils': XEUtils
}

/** The library asks its words through a function; reading an observable there makes open tables follow. */
const words = { zh: zhCN, tw: zhTW, en: enUS }
const state = Vue.observable({ language: 'zh' as Language })

export function showLibraryLanguage(language: Language): void {
  state.language = language
}

Vue.config.productionTip = false
Vue.config.devtools = false
// oxlint-disable-next-line react-hooks/rules-of-hooks -- not React's
Vue.use(libraryExports as never)
VXETable.setConfig({
  i18n: (key: string, args?: unknown) => XEUtils.toFormatString(XEUtils.get(words[state.language], key), args as never)
})

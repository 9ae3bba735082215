import Vue from 'vue'
import XEUtils from 'xe-utils'
import enUS from 'vxe-table/packages/locale/lang/en-US'
import zhCN from 'vxe-table/packages/locale/lang/zh-CN'
import zhTW from 'vxe-table/packages/locale/lang/zh-TW'
import type { Language } from '../../shared/locale.ts'
import { library } from './table-library.ts'

/** The library has no way to switch its language; reading an observable in its lookup makes open tables follow. */
const words = { zh: zhCN, tw: zhTW, en: enUS }
const state = Vue.observable({ language: 'zh' as Language })

export function speak(): void {
  library.setConfig({
    i18n: (key: string, args?: unknown) =>
      XEUtils.toFormatString(XEUtils.get(words[state.language], key), args as never)
  })
}
speak()

export function showLibraryLanguage(language: Language): void {
  state.language = language
}

import Vue from 'vue'
import XEUtils from 'xe-utils'
import enUS from 'vxe-table/packages/locale/lang/en-US'
import zhCN from 'vxe-table/packages/locale/lang/zh-CN'
import zhTW from 'vxe-table/packages/locale/lang/zh-TW'
import type { Language } from '../../shared/locale.ts'
import { library } from './table-library.ts'

/** The library cannot switch its language; open tables follow because its lookup reads an observable. */
const textsByLanguage = { zh: zhCN, tw: zhTW, en: enUS }
const state = Vue.observable({ language: 'zh' as Language })

export function setLibraryTexts(): void {
  library.setConfig({
    i18n: (key: string, args?: unknown) =>
      XEUtils.toFormatString(XEUtils.get(textsByLanguage[state.language], key), args as never)
  })
}
setLibraryTexts()

export function setLibraryLanguage(language: Language): void {
  state.language = language
}

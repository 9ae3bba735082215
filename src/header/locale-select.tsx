import type { Locale } from '../../shared/locale.ts'
import { localeOf } from '../../shared/locale.ts'
import { chooseLocale, useLocale } from '../locale/locale.ts'
import { useTexts } from '../locale/texts.ts'
import { Select } from '../ui/select.tsx'

export function LocaleSelect() {
  const { language, messages } = useTexts()
  const chosen = useLocale()
  // The build has no reader who could have chosen one: it draws the language that it writes.
  const shown = import.meta.env.SSR ? localeOf(language) : chosen
  return (
    <Select<Locale> quiet label={messages.header.language} value={shown} onChange={chooseLocale}>
      <option value="zh_CN" lang="zh-CN">
        简体中文
      </option>
      <option value="zh_TC" lang="zh-TW">
        繁體中文
      </option>
      <option value="en_US" lang="en">
        English
      </option>
    </Select>
  )
}

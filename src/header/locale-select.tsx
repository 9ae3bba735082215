import type { Locale } from '../../shared/locale.ts'
import { getLocale } from '../../shared/locale.ts'
import { chooseLocale, useLocale } from '../locale/locale.ts'
import { useTexts } from '../locale/texts.ts'
import { Select } from '../ui/select.tsx'

export function LocaleSelect() {
  const { language, messages } = useTexts()
  const chosen = useLocale()
  // The build has no stored choice, so each language is rendered with its own locale.
  const shown = import.meta.env.SSR ? getLocale(language) : chosen
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

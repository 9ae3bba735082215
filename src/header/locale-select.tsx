import type { Locale } from '../../shared/locale.ts'
import { chooseLocale, useLocale } from '../locale/locale.ts'
import { useMessages } from '../locale/texts.ts'
import { Select } from '../ui/select.tsx'

export function LocaleSelect() {
  const { header } = useMessages()
  return (
    <Select<Locale> quiet label={header.language} value={useLocale()} onChange={chooseLocale}>
      <option value="zh_CN" lang="zh-CN">简体中文</option>
      <option value="zh_TC" lang="zh-TW">繁體中文</option>
      <option value="en_US" lang="en">English</option>
    </Select>
  )
}

import { useState } from 'react'
import { formatLocation } from '../../shared/site-location.ts'
import { hasSiteTheme, storeSiteTheme } from '../demo/site-theme.ts'
import { copyText } from '../ui/copy-text.ts'
import { toast } from '../ui/toast.tsx'
import { useMessages } from '../locale/texts.ts'
import { encodeChanges } from './theme-exchange.ts'
import type { ThemeBase, ThemeChanges } from './theme-output.ts'
import { getChangedValues } from './theme-output.ts'
import type { ThemeTexts } from './theme-texts.ts'

interface Props {
  text: ThemeTexts
  base: ThemeBase
  changesByBase: Record<ThemeBase, ThemeChanges>
}

/** Copies a link to the theme, and applies it to the demos of all pages. */
export function ThemeActions({ text, base, changesByBase: { light, dark } }: Props) {
  const { code } = useMessages()
  const [isApplied, setApplied] = useState(hasSiteTheme)
  const isEmpty = Object.keys(light).length + Object.keys(dark).length === 0
  const share = async () => {
    const query = new Map(
      Object.entries({ base, light: encodeChanges(light), dark: encodeChanges(dark) }).filter(([, value]) => value)
    )
    const address = new URL(formatLocation('/table/start/theme', query, 'editor'), location.href).href
    if (await copyText(address)) toast(text.shared)
    else toast(code.copyFailed, 'warning')
  }
  const apply = () => {
    const valuesOf = (changes: ThemeChanges) => Object.fromEntries(getChangedValues(changes))
    storeSiteTheme({ light: valuesOf(light), dark: valuesOf(dark) })
    setApplied(true)
    toast(text.applied)
  }
  const unapply = () => {
    storeSiteTheme(undefined)
    setApplied(false)
  }
  return (
    <>
      <button type="button" className="btn" disabled={isEmpty} onClick={() => void share()}>
        {text.share}
      </button>
      <button type="button" className="btn" disabled={isEmpty} onClick={apply}>
        {text.apply}
      </button>
      {isApplied && (
        <button type="button" className="quiet" onClick={unapply}>
          {text.unapply}
        </button>
      )}
    </>
  )
}

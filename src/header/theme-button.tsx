import { useMessages } from '../locale/texts.ts'
import { chooseTheme, themes, useTheme } from '../theme/theme.ts'
import { Icon } from '../ui/icon.tsx'

const icons = { light: 'sun', dark: 'moon', system: 'system' } as const

/** Cycles through system, light and dark; the label names the current theme and the next. */
export function ThemeButton() {
  const { header } = useMessages()
  const theme = useTheme()
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'
  const label = header.themeNow(header.theme[theme], header.theme[next])
  return (
    <button type="button" className="quiet icon" aria-label={label} title={label} onClick={() => chooseTheme(next)}>
      <Icon name={icons[theme]} />
    </button>
  )
}

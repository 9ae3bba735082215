import { readStored, store } from '../storage.ts'

/** Values of library variables by theme, which the theme editor has applied to all demos. */
export type SiteTheme = Record<'light' | 'dark', Record<string, string>>

const selectors = { light: "html:not([data-theme='dark'])", dark: "html[data-theme='dark']" } as const

/** Applies the stored theme to all demos, or removes it if there is none. */
export function showSiteTheme(): void {
  const theme = readSiteTheme(readStored('siteTheme'))
  const id = 'site-theme'
  const style =
    document.getElementById(id) ?? document.head.appendChild(Object.assign(document.createElement('style'), { id }))
  style.textContent = theme
    ? (['light', 'dark'] as const).map(name => formatRule(selectors[name], theme[name])).join('\n')
    : ''
}

export function storeSiteTheme(theme: SiteTheme | undefined): void {
  store('siteTheme', theme ? JSON.stringify(theme) : null)
  showSiteTheme()
}

export const hasSiteTheme = (): boolean => readSiteTheme(readStored('siteTheme')) !== undefined

const formatRule = (selector: string, values: Record<string, string>): string =>
  `${selector} {${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`

/** Validates the stored text, since other scripts of the origin could have written it. */
export function readSiteTheme(text: string | null): SiteTheme | undefined {
  try {
    const { light, dark } = JSON.parse(text ?? '') as Partial<SiteTheme>
    const [lightValues, darkValues] = [light, dark].map(values =>
      Object.fromEntries(Object.entries(values ?? {}).filter(isVariable))
    )
    return { light: lightValues!, dark: darkValues! }
  } catch {
    return undefined
  }
}

const isVariable = ([name, value]: [string, unknown]): boolean =>
  /^vxe-[\w-]+$/.test(name) && typeof value === 'string' && /^(#[\da-f]{6}|\d{1,2}px)$/.test(value)

/** The library's variables as the site's own stylesheet sets them: what the reader edits is what is in force. */
export interface LibraryValues {
  light: Map<string, string>
  dark: Map<string, string>
  /** Rules of the dark theme for colours that the library writes without a variable. */
  darkRules: string[]
}

export function libraryValues(sheets: Iterable<CSSStyleSheet> = document.styleSheets): LibraryValues {
  const found: LibraryValues = { light: new Map(), dark: new Map(), darkRules: [] }
  for (const rule of [...sheets].flatMap(styleRules)) {
    const isDark = rule.selectorText.startsWith('[data-theme="dark"]')
    const values = customProperties(rule.style)
    if (rule.selectorText === ':root') values.forEach((value, name) => found.light.set(name, value))
    else if (rule.selectorText === '[data-theme="dark"]') values.forEach((value, name) => found.dark.set(name, value))
    else if (isDark && rule.selectorText.includes('.vxe-')) found.darkRules.push(rule.cssText)
  }
  return found
}

function styleRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    return [...sheet.cssRules].filter(rule => rule instanceof CSSStyleRule)
  } catch {
    // A sheet of a browser extension may not be read.
    return []
  }
}

function customProperties(style: CSSStyleDeclaration): Map<string, string> {
  const names = [...style].filter(name => name.startsWith('--vxe-'))
  return new Map(names.map(name => [name.slice(2), style.getPropertyValue(name).trim()]))
}

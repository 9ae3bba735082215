/** Library variables as the site's stylesheet sets them, so that the editor starts from the values in use. */
export interface LibraryValues {
  light: Map<string, string>
  dark: Map<string, string>
  /** Rules of the dark theme for colors that the library writes without a variable. */
  darkRules: string[]
}

export function readLibraryValues(sheets: Iterable<CSSStyleSheet> = document.styleSheets): LibraryValues {
  const result: LibraryValues = { light: new Map(), dark: new Map(), darkRules: [] }
  for (const rule of [...sheets].flatMap(styleRules)) {
    const isDark = rule.selectorText.startsWith('[data-theme="dark"]')
    const values = customProperties(rule.style)
    if (rule.selectorText === ':root') values.forEach((value, name) => result.light.set(name, value))
    else if (rule.selectorText === '[data-theme="dark"]') values.forEach((value, name) => result.dark.set(name, value))
    else if (isDark && rule.selectorText.includes('.vxe-')) result.darkRules.push(rule.cssText)
  }
  return result
}

function styleRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  try {
    return [...sheet.cssRules].filter(rule => rule instanceof CSSStyleRule)
  } catch {
    // Reading the sheet of a browser extension may throw.
    return []
  }
}

function customProperties(style: CSSStyleDeclaration): Map<string, string> {
  const names = [...style].filter(name => name.startsWith('--vxe-'))
  return new Map(names.map(name => [name.slice(2), style.getPropertyValue(name).trim()]))
}

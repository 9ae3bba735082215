/** Selector of the elements that the sheet may style: those with a class of its package, and all inside them. */
const packageElements = ':is([class^="ant-"],[class*=" ant-"])'
const scope = `:where(${packageElements},${packageElements} *)`
const topmost = `:where(${packageElements}:not(${packageElements} *))`

/**
 * Scopes the sheet of Ant Design Vue, which begins with a reset of `body`, `*`, `a`, `table` and the like: it would
 * change the site around a demo and the library in it. Rules without a class are limited to the package's elements;
 * `:where()` keeps their specificity. Properties that elements inherit from `body` are set on the topmost of them.
 */
export function scopeResets(css: string): string {
  const bare = css.replace(/\/\*.*?\*\//gs, '')
  return bare.replace(/([^{};]+)(\{[^{}]*\})/g, (rule, prelude: string, block: string) => {
    if (prelude.trim().startsWith('@') || block.includes('--antd-')) return rule
    if (prelude.trim() === 'body') return topmost + inheritedOf(block)
    const selectors = prelude.split(',').flatMap(each => scopeSelector(each.trim()))
    return selectors.length ? selectors.join() + block : ''
  })
}

function inheritedOf(block: string): string {
  const declarations = block.slice(1, -1).split(';')
  return `{${declarations.filter(each => /^\s*(color|font|line-height)/.test(each)).join(';')}}`
}

/** Selectors with a class belong to the package; `from`, `to` and `50%` are steps of an animation. */
function scopeSelector(selector: string): string[] {
  if (/[.%]|\[ant-|^(from|to)$/.test(selector)) return [selector]
  if (/^(html|body)$/.test(selector)) return []
  const pseudoElement = selector.search(/::|:(before|after)$/)
  const end = pseudoElement < 0 ? selector.length : pseudoElement
  return [selector.slice(0, end) + scope + selector.slice(end)]
}

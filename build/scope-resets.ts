/** What a sheet of others may style: elements with a class of its package, and all inside them. */
const own = ':is([class^="ant-"],[class*=" ant-"])'
const scope = `:where(${own},${own} *)`
const topmost = `:where(${own}:not(${own} *))`

/**
 * Ant Design Vue's sheet begins with a reset of `body`, `*`, `a`, `table` and the like, which would change the site
 * around a demo and the library in it. Rules without a class reach its own elements only; `:where()` leaves them as
 * weak as they are. What elements inherit of `body` starts with the topmost of them.
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

/** Classes are the package's own; `from`, `to` and `50%` are steps of an animation. */
function scopeSelector(selector: string): string[] {
  if (/[.%]|\[ant-|^(from|to)$/.test(selector)) return [selector]
  if (/^(html|body)$/.test(selector)) return []
  const pseudoElement = selector.search(/::|:(before|after)$/)
  const end = pseudoElement < 0 ? selector.length : pseudoElement
  return [selector.slice(0, end) + scope + selector.slice(end)]
}

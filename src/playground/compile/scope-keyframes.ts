/** Renames the `@keyframes` of a component and the animations that use them, as in `<style scoped>`. */
export function scopeKeyframes(css: string, id: string): string {
  const names = new Set([...css.matchAll(definition)].map(([, , name]) => name))
  if (!names.size) return css
  const own = (name: string) => `${name}-${id.replace(/^data-v-/, '')}`
  return css
    .replace(definition, (_, rule: string, name: string) => rule + own(name))
    .replace(
      animation,
      (_, property: string, value: string) =>
        property + value.replace(/[\w-]+/g, word => (names.has(word) ? own(word) : word))
    )
}

const definition = /(@(?:-\w+-)?keyframes\s+)([\w-]+)/g
const animation = /((?<![\w-])(?:-\w+-)?animation(?:-name)?\s*:)([^;}]*)/g

interface SearchableIcon {
  name: string
  words: string
}

/** Every word of the query must be part of the icon's name or of one of its words; the order does not matter. */
export function findIcons<T extends SearchableIcon>(icons: readonly T[], query: string): T[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return icons.filter(icon => {
    const text = `vxe-icon-${icon.name} ${icon.words}`.toLowerCase()
    return terms.every(term => text.includes(term))
  })
}

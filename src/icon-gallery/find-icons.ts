interface SearchableIcon {
  name: string
  words: string
}

/** Returns the icons with a name or keywords that contain every word of the query, in any order. */
export function findIcons<T extends SearchableIcon>(icons: readonly T[], query: string): T[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return icons.filter(icon => {
    const text = `vxe-icon-${icon.name} ${icon.words}`.toLowerCase()
    return terms.every(term => text.includes(term))
  })
}

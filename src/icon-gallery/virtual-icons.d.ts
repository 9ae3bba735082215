declare module 'virtual:icons' {
  /** Icons of the library's font, grouped by category; `words` are the search keywords in every language. */
  export const icons: { name: string; category: string; words: string }[]
  export const categories: { id: string; title: Record<import('../../shared/locale.ts').Language, string> }[]
  /** Keys of `setConfig({ icon })` with their default icon class, in the library's order. */
  export const places: { key: string; className: string }[]
}

declare module 'virtual:icons' {
  /** The icons of the library's font, category after category; `words` are what a reader may type, in every language. */
  export const icons: { name: string; category: string; words: string }[]
  export const categories: { id: string; title: Record<import('../../shared/locale.ts').Language, string> }[]
  /** Which class stands where in the components, in the library's order: what `setConfig({ icon })` replaces. */
  export const places: { key: string; className: string }[]
}

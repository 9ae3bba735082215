declare module 'virtual:facts' {
  export const facts: { library: string; vue: string; utils: string; repository: string; build: string }
}

declare module 'virtual:pages' {
  type Loaders = Partial<Record<string, () => Promise<import('./page/page-module.ts').PageModule>>>
  export const sections: Record<string, Record<import('../shared/locale.ts').Language, () => Promise<{ pages: Loaders; firstDemos: Partial<Record<string, () => Promise<unknown>>>; tables: Partial<Record<string, () => Promise<unknown>>> }>>>
}

declare module 'virtual:keywords/*' {
  /** By the page's path. */
  export const keywords: Record<string, string[]>
}

declare module 'virtual:nav/*' {
  export const nav: import('../shared/page.ts').NavGroup[]
}

declare module 'virtual:library-theme.css'

declare module '*?traditional' {
  export { messages } from './locale/messages-zh.ts'
}

declare module '*.module.css' {
  const names: Record<string, string>
  export default names
}

declare module '*.css'

declare module 'virtual:search' {
  /** Address of the records of each language. */
  export const files: Record<import('../shared/locale.ts').Language, string>
}

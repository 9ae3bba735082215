declare module 'virtual:facts' {
  export const facts: { library: string; vue: string; utils: string; repository: string }
  /** The newest 3.x of the library. */
  export const newest: string
}

/** What a demo gets that imports the library: all of it is installed. */
declare module 'virtual:package/vxe-table'

declare module 'virtual:library-theme.css'

declare module '*.module.css' {
  const names: Record<string, string>
  export default names
}

declare module '*.css'

declare module 'virtual:facts' {
  export const facts: { library: string; vue: string; utils: string; repository: string }
  /** The newest 3.x of the library. */
  export const newest: string
}

/** The module that a demo's import of the library resolves to, with all components installed. */
declare module 'virtual:package/vxe-table'

declare module 'virtual:library-theme.css'

declare module '*.module.css' {
  const names: Record<string, string>
  export default names
}

declare module '*.css'

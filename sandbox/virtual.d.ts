declare module 'virtual:library-style'
declare module '*.css'

/** Modules of the version that a program is built with. */
declare module 'virtual:library/*' {
  const exports: { default?: unknown }
  export = exports
}

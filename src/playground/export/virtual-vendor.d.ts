declare module 'virtual:vendor' {
  /** Addresses of the builds that an exported page carries inside. */
  export const vendor: Record<'vue' | 'utils' | 'table' | 'en' | 'tw' | 'style', string>
}

declare module 'virtual:cdn-integrity' {
  /** Made by the build of the installed packages, see build/cdn-integrity.ts. */
  export const integrity: import('../../../shared/cdn-files.ts').CdnIntegrity
}

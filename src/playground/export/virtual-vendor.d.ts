declare module 'virtual:vendor' {
  /** Addresses of the builds that an exported page inlines. */
  export const vendor: Record<'vue' | 'utils' | 'table' | 'en' | 'tw' | 'style', string>
}

declare module 'virtual:cdn-integrity' {
  /** Hashes of files of the installed packages, computed during the build by builder/cdn-integrity.ts. */
  export const integrity: import('../../../shared/cdn-files.ts').CdnIntegrity
}

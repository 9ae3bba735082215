declare module 'virtual:vendor' {
  /** Addresses of the builds that an exported page carries inside. */
  export const vendor: Record<'vue' | 'utils' | 'table' | 'en' | 'tw' | 'style', string>
}

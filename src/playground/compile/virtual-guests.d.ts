declare module 'virtual:guests' {
  /** Addresses of what can be imported of other packages. */
  export const guests: Record<import('../../../shared/project.ts').GuestImport, string>
  export const versions: Record<import('../../../shared/project.ts').GuestPackage, string>
}

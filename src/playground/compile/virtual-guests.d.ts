declare module 'virtual:guests' {
  /** Addresses of the third-party files that can be imported. */
  export const guests: Record<import('../../../shared/project.ts').ThirdPartyImport, string>
  export const versions: Record<import('../../../shared/project.ts').ThirdPartyPackage, string>
}

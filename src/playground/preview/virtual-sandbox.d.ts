declare module 'virtual:sandbox' {
  interface ProgramFiles {
    script: string
    style: string
  }

  /** Addresses of the frame's page, and of the programs and style sheets that the site sends to it. */
  export const sandbox: {
    page: string
    hosted: string
    documented: ProgramFiles
    newest: ProgramFiles
    releases: string
  }
}

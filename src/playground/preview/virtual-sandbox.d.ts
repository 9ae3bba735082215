declare module 'virtual:sandbox' {
  /** Addresses of the frame's page, and of the program and sheet that the site hands to it. */
  export const sandbox: { page: string; script: string; style: string }
}

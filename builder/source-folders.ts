/** Folders with code that runs for readers: in the browser, in the frame, on the server, in editors and on the command line. */
export const shippedFolders = [
  'answers',
  'editor',
  'mcp',
  'portable',
  'sandbox',
  'server',
  'service-worker',
  'shared',
  'src',
  'upgrade',
  'upgrade-facts',
  'usage',
  'version-check',
  'vxe-docs'
] as const

/** Where the site stands on its host: the address of the specification, unless BASE_PATH names another. */
export const specifiedBase = '/v3.8/'

export const basePathForm = 'a path such as /docs/vxe/'

/** The path with a slash at both ends; undefined for what no host would serve. */
export function readBasePath(text: string): string | undefined {
  const segments = text.split('/').filter(segment => segment !== '')
  const isPlain = text.startsWith('/') && segments.every(segment => /^(?!\.+$)[\w.~-]+$/.test(segment))
  return isPlain ? ['', ...segments, ''].join('/') : undefined
}

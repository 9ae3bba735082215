/** Base path of the site on its host, from the specification; BASE_PATH overrides it. */
export const specifiedBase = '/v3.8/'

export const basePathDescription = 'a path such as /docs/vxe/'

/** Returns the path with a slash at both ends, or undefined if it is not a plain absolute path. */
export function readBasePath(text: string): string | undefined {
  const segments = text.split('/').filter(segment => segment !== '')
  const isPlain = text.startsWith('/') && segments.every(segment => /^(?!\.+$)[\w.~-]+$/.test(segment))
  return isPlain ? ['', ...segments, ''].join('/') : undefined
}

/** Maximum length of an address. No link of the site is longer, because its state is behind the `#`, which isn't sent. */
export const maxAddressLength = 4096

/** Returns the decoded path of an address, or undefined for a malformed or malicious one. */
export function readPath(url: string): string | undefined {
  // The Node adapter passes on invalid hosts such as `xn--`.
  const path = URL.canParse(url) ? decode(new URL(url).pathname) : undefined
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return undefined
  return path.split('/').some(segment => segment === '..' || segment === '.') ? undefined : path
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

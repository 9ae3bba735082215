/** Longer addresses are nobody's link: the site's state lives behind the `#`, which isn't sent. */
export const longestAddress = 4096

/** The decoded path of an address, or undefined for one that no honest client sends. */
export function readPath(url: string): string | undefined {
  // The adapter hands on hosts that are none, `xn--` for one.
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

import { expect } from '@playwright/test'

/** Takes what a test provoked itself out of its trouble. Each name must have come; whatever has none stays trouble. */
export async function takeNamed(trouble: string[], ...names: RegExp[]): Promise<void> {
  const missing = () => names.filter(name => !trouble.some(line => name.test(line))).map(String)
  await expect.poll(missing, 'trouble that was named and did not come').toEqual([])
  trouble.splice(0, trouble.length, ...trouble.filter(line => !names.some(name => name.test(line))))
}

/** What the browser says about files that a test keeps from it. */
export const refused = [/^request failed: /, /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/]

/** What the browser says about an address of a page that is none: the page asks for it, and shows another one. */
export const notFound = /^console error: Failed to load resource: the server responded with a status of 404/

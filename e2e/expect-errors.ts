import { expect } from '@playwright/test'

/**
 * Removes the errors that a test provokes. Waits until each pattern has matched; errors that match none remain and fail
 * the test.
 */
export async function expectErrors(browserErrors: string[], ...patterns: RegExp[]): Promise<void> {
  const missing = () => patterns.filter(pattern => !browserErrors.some(line => pattern.test(line))).map(String)
  await expect.poll(missing, 'expected errors that did not occur').toEqual([])
  browserErrors.splice(
    0,
    browserErrors.length,
    ...browserErrors.filter(line => !patterns.some(pattern => pattern.test(line)))
  )
}

/** Drops the errors of a test with failing requests: those until now and those that arrive until its page closes. */
export function ignoreErrors(browserErrors: string[]): void {
  browserErrors.length = 0
  Object.defineProperty(browserErrors, 'push', { value: () => 0 })
}

/** Errors that the browser reports for files that a test blocks. */
export const connectionErrors = [
  /^request failed: /,
  /^console error: Failed to load resource: net::ERR_CONNECTION_FAILED$/
]

/** Error that the browser reports when the app requests a page that does not exist. */
export const notFoundError = /^console error: Failed to load resource: the server responded with a status of 404/

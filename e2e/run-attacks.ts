import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { Project } from '../shared/project.ts'
import { encodeProject } from '../shared/project-code.ts'

/** Project of one file with the program of an attack. */
const createProject = (text: string): Project => ({
  entry: 'App.vue',
  files: [{ name: 'App.vue', text }],
  kind: 'js',
  library: '3.8.6'
})

/** Route of the playground with the program in its `code` parameter, without the leading `#`. */
export const playgroundRoute = async (text: string): Promise<string> =>
  `/playground?code=${await encodeProject(createProject(text))}`

export const preview = (page: Page) => page.frameLocator('iframe:not([inert])')

/** Element of the preview into which a program writes its results. */
export const resultElement = (page: Page) => preview(page).locator('#result')

/**
 * Gives the context a cookie, permissions and a location that a program could steal. Returns the list of dialogs,
 * downloads and new windows, which grows as they occur.
 */
export async function exposeReaderData(context: BrowserContext, page: Page, origin?: string): Promise<string[]> {
  // A page opened from a file has neither an origin nor cookies.
  if (origin) await context.addCookies([{ name: 'secret', value: '1', url: origin }])
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation'], origin ? { origin } : {})
  await context.setGeolocation({ latitude: 52, longitude: 13 })
  const events: string[] = []
  page.on('dialog', dialog => void (events.push(dialog.type()), dialog.accept('typed')))
  page.on('download', download => events.push(`download of ${download.url()}`))
  context.on('page', () => events.push('window'))
  return events
}

/** Clicks the button that starts a program of attacks and returns the lines that it wrote. */
export async function runAttacks(page: Page, frame = preview(page)): Promise<string[]> {
  await frame.getByRole('button', { name: 'go' }).click()
  const lines = frame.locator('#result')
  await expect(lines).toContainText(/^end$/m, { timeout: 60_000 })
  return (await lines.innerText()).split('\n')
}

import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { Project } from '../shared/project.ts'
import { encodeProject } from '../shared/project-code.ts'

/** How a stranger's program comes to a reader, and what it came to. */
const projectOf = (text: string): Project => ({
  entry: 'App.vue',
  files: [{ name: 'App.vue', text }],
  kind: 'js',
  library: '3.8.6'
})

/** Below the `#` of the site's address. */
export const addressOf = async (text: string): Promise<string> =>
  `/playground?code=${await encodeProject(projectOf(text))}`

export const preview = (page: Page) => page.frameLocator('iframe:not([inert])')

/** What a program shows of itself there. */
export const result = (page: Page) => preview(page).locator('#result')

/** Whatever of the reader's a program could want, and whatever it could make the browser do. */
export async function lendTreasures(context: BrowserContext, page: Page, origin?: string): Promise<string[]> {
  // A file has none, and no cookies.
  if (origin) await context.addCookies([{ name: 'secret', value: '1', url: origin }])
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation'], origin ? { origin } : {})
  await context.setGeolocation({ latitude: 52, longitude: 13 })
  const happened: string[] = []
  page.on('dialog', dialog => void (happened.push(dialog.type()), dialog.accept('typed')))
  page.on('download', download => happened.push(`download of ${download.url()}`))
  context.on('page', () => happened.push('window'))
  return happened
}

/** What a program wrote down, after the click it waits for. */
export async function outcomes(page: Page, frame = preview(page)): Promise<string[]> {
  await frame.getByRole('button', { name: 'go' }).click()
  const lines = frame.locator('#result')
  await expect(lines).toContainText(/^end$/m, { timeout: 60_000 })
  return (await lines.innerText()).split('\n')
}

import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Stage } from '../vite/fixture-app.ts'
import { buildApp } from './build-app.ts'
import { cdnFile } from './cdn-file.ts'

const origin = 'http://app.test'
const cdn = 'https://cdn.example.com/npm/'

export const versions: Record<Stage, string> = { before: '3.8.6', after: '3.21.6' }

/** What the server of an application answers, by address. */
export type Answers = Record<string, unknown | ((request: { query: URLSearchParams; body: unknown }) => unknown)>

export interface UsedApp {
  page: Page
  stage: Stage
}

/** Builds an application with each version of the library and does the same in both. A server that remembers is a function. */
export function inBothVersions(
  app: string,
  answers: Answers | (() => Answers),
  use: (used: UsedApp) => Promise<void>
): void {
  for (const stage of ['before', 'after'] as const)
    test(`${app} with ${versions[stage]}`, async ({ page }) => {
      const complaints = watchComplaints(page, stage)
      const { folder } = await buildApp(app, stage)
      const server = typeof answers === 'function' ? answers() : answers
      await page.route('**', route => serve(route, folder, server))
      await page.goto(`${origin}/`)
      await use({ page, stage })
      expect(complaints).toEqual([])
    })
}

async function serve(route: Route, folder: string, answers: Answers): Promise<void> {
  const { href, pathname, searchParams } = new URL(route.request().url())
  if (href.startsWith(cdn)) return route.fulfill({ path: cdnFile(href.slice(cdn.length)) })
  if (!href.startsWith(origin)) return route.abort()
  if (!Object.hasOwn(answers, pathname))
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) })
  const answer = answers[pathname]
  const sent = { query: searchParams, body: route.request().postDataJSON() as unknown }
  return route.fulfill({
    json: typeof answer === 'function' ? (answer as (request: typeof sent) => unknown)(sent) : answer
  })
}

/** What an application may not do in either version. That 3.8 warns of what is deprecated is why it is upgraded. */
function watchComplaints(page: Page, stage: Stage): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`error: ${error.stack ?? error.message}`))
  page.on('requestfailed', request => complaints.push(`request failed: ${request.url()}`))
  page.on('console', message => {
    const text = message.text()
    if (!['warning', 'error'].includes(message.type())) return
    if (stage === 'before' && message.type() === 'warning' && text.startsWith('[vxe-table v3.8.6]')) return
    complaints.push(`${message.type()}: ${text}`)
  })
  return complaints
}

import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Stage } from '../vite/fixture-app.ts'
import { buildApp } from './build-app.ts'
import { cdnFile } from './cdn-file.ts'

const origin = 'http://app.test'
const cdn = 'https://cdn.example.com/npm/'

export const versions: Record<Stage, string> = { before: '3.8.6', after: '3.21.6' }

/** Responses of the server of an application, by path. */
export type ServerResponses = Record<
  string,
  unknown | ((request: { query: URLSearchParams; body: unknown }) => unknown)
>

export interface AppUnderTest {
  page: Page
  stage: Stage
}

/**
 * Builds an application with each version of the library and does the same in both. A server with state is passed as
 * a function.
 */
export function inBothVersions(
  app: string,
  responses: ServerResponses | (() => ServerResponses),
  use: (context: AppUnderTest) => Promise<void>,
  { allowedWarning }: { allowedWarning?: RegExp } = {}
): void {
  for (const stage of ['before', 'after'] as const)
    test(`${app} with ${versions[stage]}`, async ({ page }) => {
      const errors = collectErrors(page, stage, allowedWarning)
      const { folder } = await buildApp(app, stage)
      const server = typeof responses === 'function' ? responses() : responses
      await page.route('**', route => serve(route, folder, server))
      await page.goto(`${origin}/`)
      await use({ page, stage })
      expect(errors).toEqual([])
    })
}

async function serve(route: Route, folder: string, responses: ServerResponses): Promise<void> {
  const { href, pathname, searchParams } = new URL(route.request().url())
  if (href.startsWith(cdn)) return route.fulfill({ path: cdnFile(href.slice(cdn.length)) })
  if (!href.startsWith(origin)) return route.abort()
  if (!Object.hasOwn(responses, pathname))
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) })
  const response = responses[pathname]
  const requestData = { query: searchParams, body: route.request().postDataJSON() as unknown }
  return route.fulfill({
    json:
      typeof response === 'function' ? (response as (request: typeof requestData) => unknown)(requestData) : response
  })
}

/**
 * Collects errors and warnings that an application must not cause in either version. Deprecation warnings of 3.8 are
 * allowed: they are the reason for the upgrade.
 */
function collectErrors(page: Page, stage: Stage, allowedWarning?: RegExp): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`error: ${error.stack ?? error.message}`))
  page.on('requestfailed', request => errors.push(`request failed: ${request.url()}`))
  page.on('console', message => {
    const text = message.text()
    if (!['warning', 'error'].includes(message.type())) return
    if (allowedWarning?.test(text)) return
    if (stage === 'before' && message.type() === 'warning' && /^\[vxe-table(?: v3\.8\.6)?\]/.test(text)) return
    errors.push(`${message.type()}: ${text}`)
  })
  return errors
}

import { addPolicy } from '../../server/page-policy.ts'
import type { ContentTable } from '../../shared/content.ts'
import type { Site } from '../pages/site.ts'
import type { BuiltApp } from './app-files.ts'
import type { PageRenderers } from './page-renderers.ts'

interface Shells {
  zh: string
  en: string
  failed: string
}

/** Returns index.html with the content table and with the shell in both written languages. */
export async function indexHtml(
  app: BuiltApp,
  table: ContentTable,
  site: Site,
  renderers: PageRenderers
): Promise<string> {
  const [zh, en] = (['zh', 'en'] as const).map(language => renderers[language].renderShell(site.nav(language)))
  return addPolicy(fillIndex(appIndex(app), table, { zh: zh!, en: en!, failed: renderers.failureCards }), 'index.html')
}

export const appIndex = (app: BuiltApp): string =>
  String(Buffer.from(app.site.find(file => file.path === 'index.html')!.body))

export function fillIndex(index: string, table: ContentTable, { zh, en, failed }: Shells): string {
  const html = index
    // Inserted into the script that reads it, see builder/vite/index-page-plugin.ts.
    .replace(/<!--content-->\s*<script>/, () => `<script>${contentStatement(table)};`)
    .replace('<!--app-->', () => zh)
    .replace('<!--app-en-->', () => `<template id="app-en">${en}</template>`)
    .replace('<!--app-failed-->', () => failureTemplate(failed))
  if (/<!--(app|content)/.test(html))
    throw new Error(
      'index.html has lost its places for the content and the shell: <!--content-->, <!--app-->, <!--app-en--> and <!--app-failed-->.'
    )
  return html
}

export const contentStatement = (table: ContentTable): string =>
  `window.__content=${JSON.stringify(table).replaceAll('<', '\\u003c')}`

export const failureTemplate = (cards: string): string => `<template id="app-failed">${cards}</template>`

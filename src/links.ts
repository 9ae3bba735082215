import { facts, newest } from 'virtual:facts'
import type { Demo } from '../shared/demo.ts'
import { demoAnchor } from '../shared/demo.ts'
import { homePath, writePlace } from '../shared/href.ts'
import type { Language } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import type { Report } from '../shared/report.ts'
import type { Messages } from './locale/messages.ts'

/** Every address the shell leads to, inside and outside of the site. */
export const changelog = `${facts.repository}/releases`
export const pluginSite = 'https://vxeui.com/other4/#/plugin-store/list'
/** The provider's documentation of the plugins that need a licence key. */
export const pluginAuthorization = 'https://vxetable.cn/pluginDocs/'
export const homeAddress = writePlace(homePath)
export const donationAddress = writePlace('/donation/api')
export const upgradeAddress = writePlace('/table/start/upgrade')

export const resources = (texts: Messages['header'], changelogText: string) => [
  { text: texts.docsHome, href: homeAddress },
  { text: 'GitHub', href: facts.repository },
  { text: 'Gitee', href: 'https://gitee.com/x-extends/vxe-table' },
  { text: 'npm', href: 'https://www.npmjs.com/package/vxe-table' },
  { text: changelogText, href: changelog },
  { text: texts.enterpriseLink, href: 'https://vxeui.com' }
]

/** A new issue that already says where. */
export const reportAddress = ({ path, language }: Pick<Page, 'path' | 'language'>, demo?: string): string =>
  issueAddress({ page: path, language, demo }, '')

/** The same with what was written; hosts take no address of any length. */
export function issueAddress(
  { page, language, demo }: Pick<Report, 'page' | 'language' | 'demo'>,
  said: string
): string {
  const where = `${page}${demo ? ` (${demo})` : ''} [${language}]`
  return newIssue({ title: `docs: ${where}`, body: `${where}\nvxe-table ${facts.library}\n\n${said.slice(0, 1500)}` })
}

/** A new issue about words that find nothing. */
export const reportSearch = (words: string, language: Language): string =>
  newIssue({ title: `docs: nothing found for "${words.slice(0, 80)}" [${language}]` })

const newIssue = (said: Record<string, string>): string => `${facts.repository}/issues/new?${new URLSearchParams(said)}`

export const editAddress = (page: Page): string => `${facts.repository}/edit/docs/${page.source}`

/** The playground opened with one demo. */
export const runAddress = (id: string): string => writePlace('/playground', new Map([['demo', id]]))

/** Beside what the newest version makes of it. */
export const comparedQuery = 'compare'
export const compareAddress = (id: string): string =>
  writePlace(
    '/playground',
    new Map([
      ['demo', id],
      [comparedQuery, newest]
    ])
  )

/** The address a reader sends to somebody else: this page, this demo. */
export const demoLink = (path: string, demo: Demo): string =>
  new URL(writePlace(path, undefined, demoAnchor(demo.name)), location.href).href

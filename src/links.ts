import { facts, newest } from 'virtual:facts'
import type { Demo } from '../shared/demo.ts'
import { getDemoAnchor } from '../shared/demo.ts'
import { homePath, formatLocation, playgroundPath } from '../shared/site-location.ts'
import type { Language } from '../shared/locale.ts'
import type { Page } from '../shared/page.ts'
import type { Report } from '../shared/report.ts'
import type { Messages } from './locale/messages.ts'

/** Addresses that the shell links to, inside and outside of the site. */
export const changelog = `${facts.repository}/releases`
export const pluginSite = 'https://vxeui.com/other4/#/plugin-store/list'
export const enterpriseSite = 'https://vxeui.com'
/** The provider's documentation of the plugins that need a license key. */
export const pluginAuthorization = 'https://vxetable.cn/pluginDocs/'
export const homeAddress = formatLocation(homePath)
/** The page with a table to try, linked from the brand; the site starts at the installation. */
export const firstScreenAddress = formatLocation('/home')
/** Pictures of all demos. */
export const galleryAddress = formatLocation('/gallery')
export const donationAddress = formatLocation('/donation/api')
export const upgradeCheckAddress = formatLocation('/upgrade/check')

export const resourceLinks = (texts: Messages['header'], changelogText: string) => [
  { text: texts.docsHome, href: homeAddress },
  { text: 'GitHub', href: facts.repository },
  { text: 'Gitee', href: 'https://gitee.com/x-extends/vxe-table' },
  { text: 'npm', href: 'https://www.npmjs.com/package/vxe-table' },
  { text: changelogText, href: changelog }
]

/** Address of a new issue that names the page and the demo. */
export const reportAddress = ({ path, language }: Pick<Page, 'path' | 'language'>, demo?: string): string =>
  issueAddress({ page: path, language, demo }, '')

/** Address of a new issue with the reader's text, cut because hosts limit the length of an address. */
export function issueAddress(
  { page, language, demo }: Pick<Report, 'page' | 'language' | 'demo'>,
  text: string
): string {
  const location = `${page}${demo ? ` (${demo})` : ''} [${language}]`
  return newIssue({
    title: `docs: ${location}`,
    body: `${location}\nvxe-table ${facts.library}\n\n${text.slice(0, 1500)}`
  })
}

/** Address of a new issue about a search without results. */
export const searchIssueAddress = (words: string, language: Language): string =>
  newIssue({ title: `docs: nothing found for "${words.slice(0, 80)}" [${language}]` })

const newIssue = (query: Record<string, string>): string =>
  `${facts.repository}/issues/new?${new URLSearchParams(query)}`

export const editAddress = (page: Page): string => `${facts.repository}/edit/docs/${page.source}`

export const playgroundStart = formatLocation(playgroundPath)

/** Values of knobs in an address, by path. */
type KnobQuery = ReadonlyMap<string, string>

/** Address of the playground with one demo. */
export const playgroundAddress = (id: string, knobs: KnobQuery = new Map()): string =>
  formatLocation(playgroundPath, new Map([['demo', id], ...knobs]))

/** Query parameter of the playground: the version to compare with. */
export const compareParam = 'compare'
export const compareAddress = (id: string, knobs: KnobQuery = new Map()): string =>
  formatLocation(playgroundPath, new Map([['demo', id], ...knobs, [compareParam, newest]]))

/** Absolute address of a demo, for sharing. */
export const demoLink = (path: string, demo: Demo, knobs?: KnobQuery): string =>
  new URL(formatLocation(path, knobs, getDemoAnchor(demo.name)), location.href).href

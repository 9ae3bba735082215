import { getMemberRoute } from '../../shared/api.ts'
import { replaceLinkTargets } from '../../shared/description-text.ts'

/** Address of the site that `vxe-docs serve` serves. */
export const defaultSite = 'http://127.0.0.1:8080/v3.8/'

/** Returns the address of a route of the site, `/table/base/sort#sort-by-header`, or of a member: `table.sortConfig`. */
export function docAddress(site: string, target: string): string {
  const route = target.startsWith('/') ? target : getMemberRoute(target)
  return route ? `${withSlash(site)}#${route}` : withSlash(site)
}

/** Returns the address of a demo: `#/table/base/sort#demo-sort-by-header`. */
export const demoAddress = (site: string, href: string): string => withSlash(site) + href

const withSlash = (site: string): string => (site.endsWith('/') ? site : `${site}/`)

/** Replaces the targets of links in a description by addresses. */
export const linkMarkup = (text: string, site: string): string =>
  replaceLinkTargets(text, target => docAddress(site, target))

/** Returns a description with the labels of links in place of the links. */
export const withoutLinks = (text: string): string => text.replace(/\[([^\][]*)\]\((?:[^()]|\(\))+\)/g, '$1')

/** Returns a description without links and code marks, for formats without markup. */
export const plainText = (text: string): string => withoutLinks(text).replaceAll('`', '')

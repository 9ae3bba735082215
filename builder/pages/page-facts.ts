import type { PageFacts } from '../../shared/page.ts'
import { isReferencePath } from '../../shared/page.ts'

/** Returns the facts about a page that follow from its place in the site. */
export function pageFacts(path: string): PageFacts {
  return {
    // Long guides, the reference and the donation page.
    ...((isReferencePath(path) || /^\/table\/start\/(?:install|use|global|icons|theme|i18n)$/.test(path)) && {
      hasSidebarToggle: true
    }),
    ...(path.startsWith('/table/scroll/') && { hasMuchData: true }),
    ...(!/^\/table\/(?:start|module)\//.test(path) && !isReferencePath(path) && { hasRunLink: true })
  }
}

import { parseLocation } from '../../shared/site-location.ts'
import type { LinkUse } from '../mdx/page-tree.ts'
import { pageFile } from '../pages/site.ts'
import type { CheckedPage } from './content-checks.ts'

/** Title of a page, and the texts of its headings by id. */
interface Target {
  title: string
  headings: ReadonlyMap<string, string>
}

/** Checks that a link in the section of related pages is labeled with the title of its page or the heading of its section. */
export function checkRelatedLabels(pages: CheckedPage[]): string[] {
  return (['zh', 'en'] as const).flatMap(language => {
    const targets = findTargets(pages, language)
    return pages.flatMap(({ page, text }) =>
      text[language].links.flatMap(link => {
        const problem = labelProblem(link, targets)
        return problem ? [`content/${pageFile(page.path, language)}:${link.line}: ${problem}`] : []
      })
    )
  })
}

function findTargets(pages: CheckedPage[], language: 'zh' | 'en'): Map<string, Target> {
  return new Map(
    pages.flatMap(({ page, text }) => {
      const { title, aliases, views } = page.front[language]
      const headings = new Map(text[language].headings.map(heading => [heading.id, heading.text]))
      return [
        ...[page.path, ...aliases].map(path => [path, { title, headings }] as const),
        ...views.map(view => [`${page.path}/${view.name}`, { title: view.title, headings }] as const)
      ]
    })
  )
}

function labelProblem({ url, relatedLabel }: LinkUse, targets: ReadonlyMap<string, Target>): string | undefined {
  const { path, anchor } = parseLocation(url)
  const target = targets.get(path)
  // The check of links reports addresses without a page.
  if (relatedLabel === undefined || !target) return undefined
  // Every page has common problems, so their headings do not name the page.
  const heading = anchor.startsWith('pitfalls') ? undefined : target.headings.get(anchor)
  const labels = [target.title, ...(heading === undefined ? [] : [heading])]
  if (labels.includes(relatedLabel)) return undefined
  return `the related link ${url} is labeled "${relatedLabel}". Write ${labels.map(label => `"${label}"`).join(' or ')}.`
}

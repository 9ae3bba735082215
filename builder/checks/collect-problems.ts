import path from 'node:path'
import { defectMembers } from '../../upgrade-facts/defect-members.ts'
import { measureCoverage, formatCoverage } from '../api/coverage.ts'
import { readReference } from '../api/reference.ts'
import { listReferenceDemos } from '../api/reference-demos.ts'
import { memberCounts, referenceProblems } from '../api/reference-checks.ts'
import { unshownPage, unshownProblems } from '../api/unshown.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { readCaseMembers } from '../defects/case-members.ts'
import { findDefectProblems, findMemberProblems } from '../defects/defect-checks.ts'
import { readCases } from '../defects/read-cases.ts'
import type { NavSource } from '../pages/nav-source.ts'
import { pageFile, readSite } from '../pages/site.ts'
import { findSearchProblems } from '../search/search-checks.ts'
import { firstCodeProblems } from './first-code-checks.ts'
import { checkCellTexts } from './cell-text-checks.ts'
import { checkClasses, checkLineLengths, checkProperties, siteClasses } from './style-checks.ts'
import { contentProblems } from './content-checks.ts'

export interface CheckReport {
  part: string
  problems: string[]
  /** Information to print that is no problem. */
  notes: string[]
}

/**
 * Yields everything that would fail the build, part by part. The reference follows the pages, because its links lead to
 * them.
 */
export function* collectProblems(
  root: string,
  files: ContentFiles,
  nav: NavSource,
  options: { partial?: boolean; unshown?: string } = {}
): Generator<CheckReport> {
  const cases = readCases(path.join(root, 'defects'))
  const problems = [
    ...contentProblems(files, nav, options),
    ...checkClasses(files, siteClasses(root)),
    ...checkProperties(files),
    ...checkLineLengths(files),
    ...checkCellTexts(files),
    ...findDefectProblems(files, cases)
  ]
  yield { part: 'content', problems, notes: [] }
  if (problems.length) return
  const site = readSite(files, nav, options)
  yield { part: 'code before the first demo', problems: firstCodeProblems(files, site), notes: [] }
  const reference = readReference(root, files, site)
  const coverages = measureCoverage(
    reference,
    listReferenceDemos(site, files, 'zh').map(demo => demo.file)
  )
  const notes = [
    `reference of vxe-table ${reference.version}: ${reference.index.all.length} members`,
    ...memberCounts(reference),
    'shown by the demos (`npm run check -- --unshown pager` names what is not)',
    ...coverages.flatMap(each => [
      formatCoverage(each),
      ...(each.subject === options.unshown ? each.missing.map(path => `    ${path}`) : [])
    ])
  ]
  yield { part: 'reference', problems: referenceProblems(reference, files, site), notes }
  yield {
    part: 'members of defects',
    problems: findMemberProblems(cases, { needed: defectMembers, index: reference.index, read: readCaseMembers }),
    notes: []
  }
  const unshown = (['zh', 'en'] as const).map(language => pageFile(unshownPage, language))
  yield {
    part: 'members without a demo',
    problems: unshown.flatMap(name => unshownProblems(coverages, files.read(name), `content/${name}`)),
    notes: []
  }
  yield { part: 'search', problems: findSearchProblems(reference, files, site), notes: [] }
}

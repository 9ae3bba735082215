import type { Language } from '../shared/locale.ts'
import { mapLanguages } from '../shared/locale.ts'
import { formatMemberName } from '../shared/member-name.ts'
import { readMemberPath } from '../shared/api.ts'
import type { Edit } from '../upgrade/finding.ts'
import type { ReleaseRange } from '../upgrade-facts/release-members.ts'
import { compareVersions } from '../shared/version-order.ts'
import type { AnalyzedFile } from '../usage/follow/analyzed-file.ts'
import type { ImportReader } from '../usage/follow/exports.ts'
import type { LibraryUsage } from '../usage/follow/usage.ts'
import { countSteps } from '../usage/read/step-limit.ts'
import type { Position, TextRange } from '../usage/read/text-range.ts'
import type { CheckFinding, FindingKind, KnownReleases, Severity } from './finding.ts'
import type { LaterTarget, Replacement } from './replacements.ts'
import { getComparisonPage, getPage, getReplacements } from './replacements.ts'
import { checkTexts } from './texts.ts'
import type { VersionMembers } from './version-members.ts'

export type CheckTexts = (typeof checkTexts)[Language]

/** Facts about a project from the texts of its files. */
export interface ProjectFacts {
  /** Range of Vue in `package.json`, if the project has one. */
  vueRange: string | undefined
  /** True if the project has a lock file. */
  isLocked: boolean
  /** Renderers that the project registers itself. */
  ownRenderers: ReadonlySet<string>
  /** Variables with names of the library that the project sets itself. */
  ownVariables: ReadonlySet<string>
}

/** Names and versions that all files of a project share. */
export interface CheckedProject extends ProjectFacts {
  members: VersionMembers
  targets: ReadonlyMap<string, string>
}

export interface CheckContext extends CheckedProject {
  file: string
  text: string
  report: ReportFinding
  /** Adds the id of a table that stores column settings. */
  addStoringTable: (id: string, range: TextRange) => void
}

export interface SourceContext extends CheckContext {
  analyzed: AnalyzedFile
  imports: ImportReader
  usages: readonly LibraryUsage[]
}

export interface FindingDetails {
  kind: FindingKind
  severity?: Severity
  page: string
  releases?: KnownReleases
  here?: string
  edits?: readonly Edit[]
}

export type ReportFinding = (range: TextRange, details: FindingDetails, describe: (texts: CheckTexts) => string) => void

/** Steps that a finding counts as, because each one takes memory. */
const stepsPerFinding = 20

/** Collects findings, one per kind and range. */
export function createCollector(
  file: string,
  text: string,
  positionOf: (offset: number) => Position
): { report: ReportFinding; findings: CheckFinding[] } {
  const findings: CheckFinding[] = []
  const reported = new Set<string>()
  return {
    findings,
    report({ start, end }, { kind, severity = 'unknown', page, releases, here, edits = [] }, describe) {
      const id = `${kind} ${start} ${end}`
      if (reported.has(id)) return
      reported.add(id)
      countSteps(stepsPerFinding)
      findings.push({
        kind,
        severity,
        file,
        start,
        end,
        ...positionOf(start),
        found: text.slice(start, end),
        ...(releases && { releases }),
        ...(here !== undefined && { here }),
        page,
        message: mapLanguages(language => describe(checkTexts[language])),
        edits
      })
    }
  }
}

/** Targets by the spelling of the later name. */
export const indexTargets = (targets: readonly LaterTarget[]): ReadonlyMap<string, string> =>
  new Map(targets.flatMap(({ names, to }) => names.map(name => [name, to] as const)))

export interface UnknownName {
  kind: FindingKind
  range: TextRange
  /** Key in the replacements. */
  key: string
  /** Spelling in the list of targets: `row-config.drag`. */
  title: string
  ranges: readonly ReleaseRange[]
  /** Page for a name without a replacement; the comparison of the versions by default. */
  page?: string
  /** True if the earlier name of a replacement exists in the version. */
  hasReplacement: (replacement: Replacement) => boolean
  /** Spells the path of a member as the code around it does; as in a template by default. */
  format?: (path: string) => string
  /** Creates the edit for the new name; absent if it is not certain. */
  rename?: (name: string) => Edit | undefined
  describe: (texts: CheckTexts, version: string) => string
}

/** Reports a name that other releases have: since when, the name in this version, and the page. */
export function reportUnknownName(context: CheckContext, name: UnknownName): void {
  const { members, targets, report } = context
  const replacement = getReplacements().get(name.key)?.find(name.hasReplacement)
  const target = replacement ? undefined : targets.get(name.title)
  const isUsable = target !== undefined && (target.startsWith('/') || members.hasPath(target))
  const releases = getKnownReleases(name.ranges, members, replacement?.since)
  const member = replacement ? replacement.from : isUsable && !target.startsWith('/') ? target : ''
  const format = name.format ?? formatMemberName
  const here = readMemberPath(member) ? format(member) : replacement?.here
  const edit = replacement?.rename === undefined ? undefined : name.rename?.(replacement.rename)
  report(
    name.range,
    {
      kind: name.kind,
      page:
        (replacement && (getPage(replacement.from) ?? name.page ?? replacement.page)) ??
        (isUsable ? getPage(target) : undefined) ??
        name.page ??
        getComparisonPage(name.title),
      releases,
      ...(here !== undefined && { here }),
      edits: edit ? [edit] : []
    },
    texts =>
      joinSentences([
        name.describe(texts, `vxe-table ${members.version}`),
        isLater(releases, members.version) ? texts.since(releases.first, releases.isExact) : texts.until(releases.last),
        here === undefined ? '' : texts.use(here)
      ])
  )
}

/** Joins sentences; Chinese ones have no space between them. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .reduce((text, each) => (/[。]$/.test(text) ? text + each : text ? `${text} ${each}` : each), '')

const isLater = ({ first }: KnownReleases, version: string): boolean => compareVersions(first, version) > 0

/** Returns the releases nearest to the version: later ones, or the last of the earlier ones. */
function getKnownReleases(
  ranges: readonly ReleaseRange[],
  { version, all }: VersionMembers,
  since: string | undefined
): KnownReleases {
  const later = ranges.find(({ first }) => compareVersions(first, version) > 0)
  const { first, last } = later ?? ranges.at(-1)!
  const previous = all.releases[all.releases.indexOf(first) - 1] ?? first
  // The first release that npm serves may be later than the first one with the name.
  const isExact =
    later !== undefined &&
    since !== undefined &&
    compareVersions(since, previous) > 0 &&
    compareVersions(since, first) <= 0
  return { first: isExact ? since : first, last, isExact }
}

/** True if a version has the earlier name of a replacement: a member, or a text that is no member. */
export const hasMember = (members: VersionMembers, { from }: Replacement): boolean =>
  readMemberPath(from) === undefined || members.hasPath(from)

import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { comparedDemos } from '../../upgrade-facts/demo-results.ts'
import { createDemoTable, demoTableNames } from '../../upgrade-facts/demo-tables.ts'
import { createPatchTable } from '../../upgrade-facts/patch-table.ts'
import { patchedReleases } from '../../upgrade-facts/patches.ts'
import { createRuleTable, ruleTableNames } from '../../upgrade/rules/rule-table.ts'
import { cacheTraditional } from '../locale/cached-traditional.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { FactElement, FactTables } from '../mdx/expand-tables.ts'
import { factElements, factKey } from '../mdx/expand-tables.ts'
import { defectSeverities } from '../../shared/defects.ts'
import { createDefectTable } from '../defects/defect-table.ts'
import type { PageDefect } from '../defects/page-defects.ts'
import { createReleaseTable, rateKnownReleases, releaseTableNames } from '../defects/release-tables.ts'
import { createPartTable, readParts } from '../demos/demo-parts.ts'
import { createStepTable, readTimeline } from '../demos/demo-timeline.ts'
import { translateMessage } from '../read-versions/library-messages.ts'

/** Sources of tables beside the text of their page. */
export interface TableSources {
  /** Reads a file beside the page, `./table-parts.json`. */
  readBesidePage?: (name: string) => string
  /** Defects of all pages in a language. */
  listDefects?: (language: Language) => readonly PageDefect[]
}

const tableBuilders: Record<
  FactElement,
  (of: string, language: Language, sources: Required<TableSources>) => FactTable
> = {
  /** `<RuleTable of="props" />`: rules of `upgrade/rules`. */
  RuleTable: (of, language) => createRuleTable(requireName(of, ruleTableNames), language),
  /** `<DemoTable of="counts" />`: messages of the newest version about the demos. */
  DemoTable: (of, language) =>
    createDemoTable(requireName(of, demoTableNames), {
      demos: comparedDemos,
      language,
      translateMessage: message => translateMessage(message, language)
    }),
  /** `<DefectTable of="data" />`: defects that a case shows, by the harm they do. */
  DefectTable: (of, language, { listDefects }) =>
    createDefectTable(requireName(of, defectSeverities), listDefects(language), language),
  /** `<ReleaseTable of="verdict" />`: the release to take, and the numbers behind it. */
  ReleaseTable: (of, language, { listDefects }) => {
    const defects = listDefects(language)
    return createReleaseTable(requireName(of, releaseTableNames), rateKnownReleases(defects), defects, language)
  },
  /** `<PatchTable of="3.8.6" />`: patches and the releases with their defects. */
  PatchTable: (of, language) => {
    requireName(of, patchedReleases)
    return createPatchTable(language)
  },
  /** `<PartTable of="./table-parts.json" />`: parts of the component that a demo of the page shows. */
  PartTable: (of, language, { readBesidePage }) => {
    const written = language === 'en' ? 'en' : 'zh'
    return createPartTable(readParts(readBesidePage(of), of, written), written)
  },
  /** `<StepTable of="./edit-timeline.json" />`: steps of a recorded timeline. */
  StepTable: (of, language, { readBesidePage }) => {
    const written = language === 'en' ? 'en' : 'zh'
    return createStepTable(readTimeline(readBesidePage(of), of, written), written)
  }
}

function requireName<T extends string>(of: string, names: readonly T[]): T {
  const name = names.find(each => each === of)
  if (!name) throw new Error(`there is no table "${of}". Use ${names.join(', ')}.`)
  return name
}

const factElementPattern = new RegExp(`^<(${factElements.join('|')}) of="([^"]*)"`, 'gm')

/**
 * Returns the tables that a page names, in its language. They are part of the page's input: a changed rule only
 * invalidates the pages that show it.
 */
export const findFactTables = (source: string, language: Language, sources: TableSources = {}): FactTables =>
  Object.fromEntries(
    Array.from(source.matchAll(factElementPattern), ([, element = '', of = '']) => [
      factKey(element, of),
      buildFactTable(element as FactElement, of, language, { ...noSources, ...sources })
    ])
  )

const noSources: Required<TableSources> = {
  readBesidePage: name => {
    throw new Error(`there is no file ${name} beside the page.`)
  },
  listDefects: () => []
}

function buildFactTable(
  element: FactElement,
  of: string,
  language: Language,
  sources: Required<TableSources>
): FactTables[string] {
  try {
    const table = tableBuilders[element](of, language, sources)
    if (language !== 'tw') return table
    // Traditional Chinese is converted from the Chinese words.
    cacheTraditional([table.head, ...table.rows].flat())
    return { head: table.head.map(toTraditional), rows: table.rows.map(row => row.map(toTraditional)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

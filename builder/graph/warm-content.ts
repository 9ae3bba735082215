import type { SourceKind } from '../../shared/demo.ts'
import { languages } from '../../shared/locale.ts'
import { factsKey } from '../api/cached-facts.ts'
import { readDemoSources } from '../api/reference.ts'
import type { UsageInput } from '../api/usage/installed-usage.ts'
import { findInstalledUsage } from '../api/usage/installed-usage.ts'
import { demoModule, demoVariant } from '../demos/demo-variant.ts'
import { demoFileNames, readVariant, variantInput } from '../demos/demo-source.ts'
import { isCodeFile } from '../demos/shown-code.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { pageText } from '../pages/page-text.ts'
import { pageInput } from '../pages/read-page.ts'
import type { Site } from '../pages/site.ts'
import { countPageWords, readPageWordCountsInput } from '../search/page-word-counts.ts'
import type { StandaloneInput } from '../standalone/standalone-source.ts'
import { joinFiles, standaloneInput } from '../standalone/standalone-source.ts'
import type { StepPool } from './step-pool.ts'

export interface WarmContent {
  start: (read: () => { files: ContentFiles; site: Site }) => Promise<void>
  isDone: () => boolean
}

/**
 * Runs the expensive steps on all cores before their results are requested. `all` covers a build, `checked` only the
 * checks.
 */
export async function warmContent(
  pool: StepPool,
  root: string,
  files: ContentFiles,
  site: Site,
  scope: 'all' | 'checked'
): Promise<void> {
  const requestedLanguages = scope === 'all' ? languages : (['zh', 'en'] as const)
  const demos = files.list().filter(name => name.endsWith('.vue'))
  const closures = new Map(demos.map(name => [name, closureOf(files, name)]))
  const names = [...new Set([...closures.values()].flat())]
  const facts = factsKey(root)
  const usages = demos
    .filter(name => closures.get(name)?.length)
    .map(name => ({ sources: readDemoSources(files, name), facts }))
  await Promise.all([
    computeUsages(pool, usages),
    pool.compute(
      demoVariant,
      names.flatMap(name => requestedLanguages.map(language => variantInput(files, name, language)))
    )
  ])
  // The input of a page contains code of components beside it, in the language of the page.
  const pages = site.pages.flatMap(({ path }) => requestedLanguages.map(language => pageInput(files, path, language)))
  await pool.compute(pageText, pages)
  if (scope === 'checked') return
  const scripts = names
    .filter(name => !isCodeFile(name))
    .flatMap(name =>
      languages.flatMap(language => {
        const js = jsOf(files, name, language)
        return js === undefined ? [] : [{ name, js }]
      })
    )
  const leads = site.pages.flatMap(page => languages.map(language => readPageWordCountsInput(files, page, language)))
  const joined = demos.filter(name => !isCodeFile(name) && closures.get(name)!.length > 1)
  await Promise.all([
    pool.compute(demoModule, scripts),
    pool.compute(countPageWords, leads),
    // Other languages are derived from Chinese.
    pool.compute(
      joinFiles,
      joined.flatMap(name => (['ts', 'js'] as const).flatMap(kind => inputOf(files, name, kind) ?? []))
    )
  ])
}

/**
 * Reading the library takes seconds and stores its facts on disk, so one worker does it first while the others run
 * other steps.
 */
async function computeUsages(pool: StepPool, usages: readonly UsageInput[]): Promise<void> {
  await pool.compute(findInstalledUsage, usages.slice(0, 1), 1)
  await pool.compute(findInstalledUsage, usages)
}

/** The checks report files that can't be read. */
function closureOf(files: ContentFiles, name: string): readonly string[] {
  try {
    return demoFileNames(files, name)
  } catch {
    return []
  }
}

function inputOf(files: ContentFiles, name: string, kind: SourceKind): StandaloneInput | undefined {
  try {
    return standaloneInput(files, name, 'zh', kind)
  } catch {
    return undefined
  }
}

function jsOf(files: ContentFiles, name: string, language: (typeof languages)[number]): string | undefined {
  try {
    const { js } = readVariant(files, name, language)
    return 'value' in js ? js.value : undefined
  } catch {
    return undefined
  }
}

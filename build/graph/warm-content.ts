import { languages } from '../../shared/locale.ts'
import { factsKey } from '../api/cached-facts.ts'
import { demoTexts } from '../api/reference.ts'
import type { UsageInput } from '../api/usage/installed-usage.ts'
import { usageOfInstalled } from '../api/usage/installed-usage.ts'
import { demoModule, demoVariant } from '../demos/demo-variant.ts'
import { demoFileNames, readVariant, variantInput } from '../demos/demo-source.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { pageText } from '../pages/page-text.ts'
import { pageInput } from '../pages/read-page.ts'
import type { Site } from '../pages/site.ts'
import { pageLeads, pageLeadsInput } from '../search/page-leads.ts'
import type { Pool } from './pool.ts'

export interface WarmContent {
  start: (read: () => { files: ContentFiles; site: Site }) => Promise<void>
  isDone: () => boolean
}

/** What runs on all cores before anything asks for it. `all` is what a build needs, `checked` what the checks look at. */
export async function warmContent(
  pool: Pool,
  root: string,
  files: ContentFiles,
  site: Site,
  what: 'all' | 'checked'
): Promise<void> {
  const spoken = what === 'all' ? languages : (['zh', 'en'] as const)
  const pages = site.pages.flatMap(({ path }) => spoken.map(language => pageInput(files, path, language)))
  const demos = files.list().filter(name => name.endsWith('.vue'))
  const closures = new Map(demos.map(name => [name, closureOf(files, name)]))
  const names = [...new Set([...closures.values()].flat())]
  const facts = factsKey(root)
  const usages = demos
    .filter(name => closures.get(name)?.length)
    .map(name => ({ sources: demoTexts(files, name), facts }))
  await Promise.all([
    learnUsages(pool, usages),
    pool.learn(pageText, pages),
    pool.learn(
      demoVariant,
      names.flatMap(name => spoken.map(language => variantInput(files, name, language)))
    )
  ])
  if (what === 'checked') return
  const scripts = names.flatMap(name =>
    languages.flatMap(language => {
      const js = jsOf(files, name, language)
      return js === undefined ? [] : [{ name, js }]
    })
  )
  const leads = site.pages.flatMap(page => languages.map(language => pageLeadsInput(files, page, language)))
  await Promise.all([pool.learn(demoModule, scripts), pool.learn(pageLeads, leads)])
}

/** Whoever reads the library takes seconds and leaves what it says on disk: one of the workers, while others do something else. */
async function learnUsages(pool: Pool, usages: readonly UsageInput[]): Promise<void> {
  await pool.learn(usageOfInstalled, usages.slice(0, 1), 1)
  await pool.learn(usageOfInstalled, usages)
}

/** A file that can't be read is a matter of the checks. */
function closureOf(files: ContentFiles, name: string): readonly string[] {
  try {
    return demoFileNames(files, name)
  } catch {
    return []
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

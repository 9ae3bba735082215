import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { memberKinds, readMemberPath } from '../../shared/api.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { createKnobs } from '../demos/demo-knobs.ts'
import { readParts } from '../demos/demo-parts.ts'
import { isCodeFile } from '../demos/shown-code.ts'
import { readTimeline } from '../demos/demo-timeline.ts'
import { readBeside, readPage } from '../pages/read-page.ts'
import type { MemberFact } from './fact.ts'
import { compareWithRecord, recordFacts } from './recorded-facts.ts'
import type { Reference } from './reference.ts'
import { listReferenceDemos } from './reference-demos.ts'
import { globalSubjects, subjects } from './subjects.ts'
import { checkTexts } from './text-checks.ts'

/** Lists where descriptions, demos and prose disagree with the facts of the library. */
export function referenceProblems(reference: Reference, files: ContentFiles, site: Site): string[] {
  const pages = new Set(
    site.pages.flatMap(page => [
      page.path,
      ...page.front.zh.aliases,
      ...page.front.zh.views.map(view => `${page.path}/${view.name}`)
    ])
  )
  return [
    ...checkTexts(reference.index, reference.texts, pages),
    ...checkRecord(reference.index.all),
    ...[
      ...new Set(listReferenceDemos(site, files, 'zh').map(demo => demo.file)),
      ...files.list().filter(isCodeFile)
    ].flatMap(name => reference.usage(name).problems),
    ...files
      .list()
      .filter(name => name.endsWith('.mdx'))
      .flatMap(name => proseProblems(reference, name, files.read(name))),
    ...site.pages.flatMap(page => [
      ...knobProblems(reference, files, page.path),
      ...partProblems(reference, files, page.path),
      ...timelineProblems(reference, files, page.path)
    ])
  ]
}

/** Lists events and functions of recorded timelines that the library does not have. */
const timelineProblems = ({ index }: Reference, files: ContentFiles, path: string): string[] =>
  readPage(files, path, 'zh').text.timelines.flatMap(file =>
    readTimeline(readBeside(files, path)(file), file, 'zh').steps.flatMap(({ member }) =>
      member === '' || index.find(member)
        ? []
        : [`content/${pageFile(path, 'zh')}: ${file}: ${member} is no member of the library.`]
    )
  )

/** Lists slots and props of parts that the library does not have. */
function partProblems({ index }: Reference, files: ContentFiles, path: string): string[] {
  return readPage(files, path, 'zh').text.demos.flatMap(({ parts: file, line }) => {
    if (file === undefined) return []
    const position = `content/${pageFile(path, 'zh')}:${line}`
    try {
      return readParts(readBeside(files, path)(file), file, 'zh')
        .flatMap(({ name, slots, props }) => [
          ...slots.filter(slot => index.find(slot)?.kind !== 'slot').map(slot => `${slot} of ${name} is no slot.`),
          ...props.filter(prop => index.find(prop)?.kind !== 'prop').map(prop => `${prop} of ${name} is no prop.`)
        ])
        .map(problem => `${position}: ${file}: ${problem}`)
    } catch (error) {
      return [`${position}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

/** Lists knobs that no control can change, or that an address could not tell apart. */
function knobProblems(reference: Reference, files: ContentFiles, path: string): string[] {
  const seen = new Set<string>()
  return readPage(files, path, 'zh').text.demos.flatMap(({ src, knobs = [], line }) =>
    knobs.flatMap(knob => {
      const position = `content/${pageFile(path, 'zh')}:${line}`
      if (seen.has(knob)) return [`${position}: ${knob} is a knob of another demo of the page. Keep one.`]
      seen.add(knob)
      try {
        createKnobs(reference, files, `${path.slice(1)}/${src.replace('./', '')}`, [knob], 'zh')
        return []
      } catch (error) {
        return [`${position}: ${error instanceof Error ? error.message : String(error)}`]
      }
    })
  )
}

/** Compares the facts with the record beside this file, which was written when the descriptions were last reviewed. */
function checkRecord(facts: readonly MemberFact[]): string[] {
  const file = path.join(import.meta.dirname, 'recorded-facts.txt')
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, recordFacts(facts))
  return compareWithRecord(facts, existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** `<Api of="…" />` names a member, `<ApiTable of="…" />` a subject. */
function proseProblems({ index }: Reference, name: string, source: string): string[] {
  return source.split('\n').flatMap((line, number) => {
    const at = `content/${name}:${number + 1}`
    const members = [...line.matchAll(/<Api of="([^"]*)"/g)].map(([, path = '']) => path)
    const tables = [...line.matchAll(/<ApiTable of="([^"]*)"/g)].map(([, subject = '']) => subject)
    return [
      ...members
        .filter(path => !index.find(path))
        .map(path => `${at}: <Api of="${path}" /> names no member of the library.`),
      ...tables
        .filter(subject => !knownSubjects.has(subject))
        .map(
          subject =>
            `${at}: <ApiTable of="${subject}" /> names no component. Known are ${[...knownSubjects].join(', ')}.`
        )
    ]
  })
}

const knownSubjects: ReadonlySet<string> = new Set([...subjects.map(subject => subject.name), ...globalSubjects])

/** Returns a line per subject with its number of members of each kind, for the output of the check. */
export function memberCounts({ index }: Reference): string[] {
  const names = [...new Set(index.all.map(fact => readMemberPath(fact.path)?.subject ?? ''))]
  const widest = Math.max(...names.map(name => name.length))
  return names.map(name => {
    const own = index.all.filter(fact => readMemberPath(fact.path)?.subject === name)
    const isKey = (path: string) =>
      (readMemberPath(path)?.name ?? '').includes('.') && readMemberPath(path)?.kind === 'prop'
    const counts = memberKinds.map(
      kind => [kind, own.filter(fact => fact.kind === kind && !isKey(fact.path)).length] as const
    )
    const keys = own.filter(fact => isKey(fact.path)).length
    return `  ${name.padEnd(widest)}  ${[...counts, ['key', keys] as const]
      .filter(([, count]) => count)
      .map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`)
      .join(', ')}`
  })
}

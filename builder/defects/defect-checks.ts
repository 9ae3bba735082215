import { readMemberPath } from '../../shared/api.ts'
import type { DefectMembers } from '../../shared/defects.ts'
import { createDefectFilter, readAlternatives } from '../../shared/defects.ts'
import { getOwn } from '../../shared/own-property.ts'
import type { FactIndex } from '../api/fact.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { listPageDefects } from './page-defects.ts'
import type { DefectCase } from './read-cases.ts'
import { maxCaseLines } from './read-cases.ts'

/** Checks that each case belongs to a sentence in both languages, and each marked sentence to a case. */
export function findDefectProblems(files: ContentFiles, cases: readonly DefectCase[]): string[] {
  const [zh, en] = [listPageDefects(files, 'zh'), listPageDefects(files, 'en')]
  const english = new Map(en.map(each => [each.id, each]))
  const marked = new Set(zh.map(({ id }) => id))
  const known = new Set(cases.map(({ id }) => id))
  return [
    ...findDoubles(zh.map(({ id }) => id)).map(
      id => `The defect ${id} is marked twice. Give each sentence its own case.`
    ),
    ...zh.flatMap(({ id, page, severity, symptom }) => {
      const other = english.get(id)
      if (!known.has(id)) return [`content/${page}/page.zh.mdx marks ${id}, but there is no defects/${id}.vue.`]
      if (!symptom) return [`content/${page}/page.zh.mdx: begin the sentence of ${id} with its symptom in bold.`]
      if (other && !other.symptom)
        return [`content/${page}/page.en.mdx: begin the sentence of ${id} with its symptom in bold.`]
      if (!other) return [`content/${page}/page.en.mdx does not mark ${id}. Mark the same sentence as in Chinese.`]
      if (other.severity !== severity) return [`content/${page}: the languages rate the defect ${id} differently.`]
      return []
    }),
    ...en.filter(({ id }) => !marked.has(id)).map(({ id, page }) => `content/${page}/page.zh.mdx does not mark ${id}.`),
    ...cases.flatMap(({ id, component }) => [
      ...(marked.has(id) ? [] : [`No page marks the case defects/${id}.vue. End its sentence with a mark.`]),
      ...(component.trimEnd().split('\n').length > maxCaseLines
        ? [`defects/${id}.vue is longer than ${maxCaseLines} lines, which nobody reads at once.`]
        : [])
    ])
  ]
}

const findDoubles = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index)

export interface CaseMembers {
  /** Members that code needs to meet a defect, by its id. */
  needed: Readonly<Record<string, DefectMembers>>
  index: FactIndex
  /** Returns the members and components that a case uses. */
  read: (each: DefectCase) => readonly string[]
}

/** Checks that each case has members, that the library has them, and that the case or its check uses them. */
export function findMemberProblems(cases: readonly DefectCase[], { needed, index, read }: CaseMembers): string[] {
  const file = 'upgrade-facts/defect-members.json'
  const ids = new Set(cases.map(({ id }) => id))
  const isMember = (path: string): boolean => index.find(path) !== undefined || index.children(path).length > 0
  return [
    ...Object.keys(needed)
      .filter(id => !ids.has(id))
      .map(id => `${file} names ${id}, but there is no defects/${id}.vue.`),
    ...cases.flatMap(each => {
      const members = getOwn(needed, each.id) ?? []
      if (members.length === 0) return [`${file} has no members for ${each.id}. Name those that code needs to meet it.`]
      const used = read(each)
      const isUsed = createDefectFilter(used)
      return members.flatMap(member => {
        const paths = readAlternatives(member)
        // A case may use a name that only the types declare.
        const unknown = paths.filter(path => !isMember(path) && !used.includes(path))
        if (unknown.length > 0) return unknown.map(path => `${file}: ${each.id} needs ${path}, which is no member.`)
        return isUsed([member]) || paths.some(path => isNamedIn(each.check, path))
          ? []
          : [`defects/${each.id}.vue does not use ${member}, which ${file} names.`]
      })
    })
  ]
}

const isNamedIn = (code: string, path: string): boolean => {
  const name = readMemberPath(path)?.name.split('.').at(-1)
  return name !== undefined && code.split(/[^\w-]+/).includes(name)
}

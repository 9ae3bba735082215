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

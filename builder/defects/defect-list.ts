import { formatMemberName } from '../../shared/member-name.ts'
import { getOwn } from '../../shared/own-property.ts'
import type { Language } from '../../shared/locale.ts'
import type { DefectList } from '../../shared/defects.ts'
import { defectMembers } from '../../upgrade-facts/defect-members.ts'
import { defectResults } from '../../upgrade-facts/defect-results.ts'
import { cacheTraditional } from '../locale/cached-traditional.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { listPageDefects } from './page-defects.ts'

/** Lists every defect that a page names and a case shows. */
export function createDefectList(files: ContentFiles, language: Language): DefectList {
  const { renewed, releases, cases } = defectResults
  const defects = listPageDefects(files, language)
  if (language === 'tw') cacheTraditional(defects.flatMap(({ title, symptom }) => [title, nameMembers(symptom)]))
  const write = language === 'tw' ? toTraditional : (text: string) => text
  return {
    renewed,
    releases,
    defects: defects.map(defect => ({
      ...defect,
      title: write(defect.title),
      symptom: write(nameMembers(defect.symptom)),
      letters: getOwn(cases, defect.id) ?? '',
      members: getOwn(defectMembers, defect.id) ?? []
    }))
  }
}

/** Writes links to members as code: `<Api of="table()remove" />` -> `` `remove()` ``. */
const nameMembers = (text: string): string =>
  text.replace(/<Api of="([^"]+)"[^>]*>/g, (_, path: string) => `\`${formatMemberName(path)}\``)

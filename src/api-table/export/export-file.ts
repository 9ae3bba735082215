import type { ApiSubject, MemberKind } from '../../../shared/api.ts'
import type { Language } from '../../../shared/locale.ts'
import { getHtmlLang } from '../../../shared/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import { apiCsv } from './api-csv.ts'
import { apiHtml } from './api-html.ts'
import type { ApiTexts } from '../api-texts.ts'
import type { FileKind } from '../bar/bar-menus.tsx'
import { exportRows } from './export-rows.ts'
import type { ApiRow } from '../tree/rows.ts'
import type { RowMatches } from '../tree/search.ts'

interface ExportSource {
  subject: ApiSubject
  language: Language
  text: ApiTexts
  tree: readonly ApiRow[]
  matches: RowMatches | undefined
  kind?: MemberKind
}

/** Saves the found rows, all of them expanded, to a file such as `vxe-table-api.csv`. */
export function exportFile(file: FileKind, { subject, language, text, tree, matches, kind }: ExportSource): void {
  const rows = exportRows(tree, matches, kind)
  const name = `${subject.tag}-api.${file}`
  if (file === 'csv') return saveFile(name, 'text/csv;charset=utf-8', apiCsv(rows))
  const heads = { ...text.heads, name: text.name, kind: text.kind, since: text.since, deprecated: text.deprecated }
  return saveFile(
    name,
    'text/html;charset=utf-8',
    apiHtml(rows, {
      title: `${text.table(subject.tag)} ${subject.version}`,
      lang: getHtmlLang(language),
      heads,
      kinds: text.singular
    })
  )
}

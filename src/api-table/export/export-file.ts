import type { ApiSubject, MemberKind } from '../../../shared/api.ts'
import type { Language } from '../../../shared/locale.ts'
import { htmlLang } from '../../../shared/locale.ts'
import { saveFile } from '../../ui/save-file.ts'
import { apiCsv } from './api-csv.ts'
import { apiHtml } from './api-html.ts'
import type { ApiTexts } from '../api-texts.ts'
import type { FileKind } from '../bar/bar-menus.tsx'
import { exportRows } from './export-rows.ts'
import type { ApiRow } from '../tree/rows.ts'
import type { Found } from '../tree/search.ts'

interface Exported {
  subject: ApiSubject
  language: Language
  text: ApiTexts
  tree: readonly ApiRow[]
  found: Found | undefined
  kind?: MemberKind
}

/** `vxe-table-api.csv`: the rows now found, everything in them open. */
export function exportFile(file: FileKind, { subject, language, text, tree, found, kind }: Exported): void {
  const rows = exportRows(tree, found, kind)
  const name = `${subject.tag}-api.${file}`
  if (file === 'csv') return saveFile(name, 'text/csv;charset=utf-8', apiCsv(rows))
  const heads = { ...text.heads, name: text.name, kind: text.kind, since: text.since, deprecated: text.deprecated }
  return saveFile(
    name,
    'text/html;charset=utf-8',
    apiHtml(rows, {
      title: `${text.table(subject.tag)} ${subject.version}`,
      lang: htmlLang(language),
      heads,
      kinds: text.singular
    })
  )
}

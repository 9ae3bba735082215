import { own } from '../../shared/own.ts'
import type { DiffTexts } from './diff-texts.ts'

const scripted = ['setConfig', 'interceptor', 'renderer', 'formats', 'commands', 'menus', 'validators']

/** As it is written in code: `vxe-table`, `VXETable.renderer`. */
export function subjectTitle(subject: string, text: DiffTexts): string {
  const other = own(text.subjects, subject)
  if (other) return other
  if (subject === 'VXETable') return subject
  return scripted.includes(subject) ? `VXETable.${subject}` : `<vxe-${subject}>`
}

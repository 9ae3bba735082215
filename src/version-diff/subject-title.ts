import { getOwn } from '../../shared/own-property.ts'
import type { DiffTexts } from './diff-texts.ts'

const apiSubjects = ['setConfig', 'interceptor', 'renderer', 'formats', 'commands', 'menus', 'validators']

/** Returns the subject as it is written in code: `<vxe-table>`, `VXETable.renderer`. */
export function subjectTitle(subject: string, text: DiffTexts): string {
  const namedTitle = getOwn(text.subjects, subject)
  if (namedTitle) return namedTitle
  if (subject === 'VXETable') return subject
  return apiSubjects.includes(subject) ? `VXETable.${subject}` : `<vxe-${subject}>`
}

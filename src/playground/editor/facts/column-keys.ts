import type { ApiMember, ApiSubject } from '../../../../shared/api.ts'
import type { Language } from '../../../../shared/locale.ts'
import { editorTexts } from '../editor-texts.ts'

/** Returns the keys of a grid's column that are no props of `vxe-column`: its slots and its children. */
export function getColumnKeys(column: ApiSubject | undefined): ApiMember[] {
  if (!column) return []
  const text = editorTexts[column.language as Language]
  const slots = column.members
    .filter(member => member.kind === 'slot')
    .map((slot): ApiMember => ({ ...slot, kind: 'prop', type: 'string | ((params, h) => VNode[])' }))
  return [
    { path: 'column.children', kind: 'prop', name: 'children', text: text.columnChildren, type: 'GridColumns[]' },
    { path: 'column.slots', kind: 'prop', name: 'slots', text: text.columnSlots, type: 'object', members: slots }
  ]
}

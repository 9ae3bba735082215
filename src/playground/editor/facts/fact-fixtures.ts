import type { ApiMember, ApiSubject, MemberKind } from '../../../../shared/api.ts'

/** Creates a member of the small library below. */
export const member = (
  path: string,
  kind: MemberKind,
  name: string,
  type = 'string',
  more: Partial<ApiMember> = {}
): ApiMember => ({ path, kind, name, type, text: `Text of ${name}.`, ...more })

const subject = (name: string, members: ApiMember[], inherits?: string): ApiSubject => ({
  name,
  tag: `vxe-${name}`,
  language: 'en',
  version: '3.8.6',
  members,
  demos: [],
  inherits
})

const orders = member('table.sortConfig.orders', 'prop', 'orders', "('asc' | 'desc')[]")

export const library: Record<string, ApiSubject> = {
  table: subject('table', [
    member('table.size', 'prop', 'size', "'' | 'small' | 'mini' | null"),
    member('table.border', 'prop', 'border', "boolean | 'full' | 'none'"),
    member('table.data', 'prop', 'data', 'any[]'),
    member('table.sortConfig', 'prop', 'sort-config', 'TableSortConfig', {
      members: [
        member('table.sortConfig.remote', 'prop', 'remote', 'boolean'),
        member('table.sortConfig.trigger', 'prop', 'trigger', "'default' | 'cell'"),
        orders
      ]
    }),
    member('table.contextMenu', 'prop', 'context-menu', 'object', { deprecated: '[menu-config](table.menuConfig)' }),
    member('table.editRules', 'prop', 'edit-rules', 'EditVaildRules', {
      members: [member('table.editRules.required', 'prop', 'required', 'boolean')]
    }),
    member('table@cell-click', 'event', 'cell-click', '{ row }'),
    member('table()sort', 'method', 'sort(field, order?)', 'Promise<any>'),
    member('table#empty', 'slot', 'empty', '')
  ]),
  grid: subject(
    'grid',
    [member('grid.columns', 'prop', 'columns', 'GridColumns[]'), member('grid.size', 'prop', 'size', "'big'")],
    'table'
  ),
  column: subject('column', [
    member('column.field', 'prop', 'field'),
    member('column.sortType', 'prop', 'sort-type', "'auto' | 'number'"),
    member('column#edit', 'slot', 'edit', '{ row, column }', {
      params: [
        { name: 'row', type: 'any', text: 'The row.' },
        { name: 'column', type: 'ColumnInfo', text: 'The column.' }
      ]
    })
  ])
}

export const load = async (name: string): Promise<ApiSubject | undefined> => library[name]

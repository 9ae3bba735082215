import type { Tree } from '@lezer/common'
import { readAttributeName } from './attribute-name.ts'
import { getOpenTags } from './open-tag.ts'
import type { ApiPath } from './api-path.ts'
import { getComponentName } from './api-path.ts'

/** Components and values of the template by the names that the script uses for them. */
export interface TemplateBindings {
  /** Components by ref: `ref="table"` on `<vxe-table>`. */
  refs: Map<string, string>
  /** API paths by variable: `:sort-config="sortConfig"`, `v-bind="gridOptions"`. */
  values: Map<string, ApiPath>
}

export function readTemplateBindings(text: string, tree: Tree): TemplateBindings {
  const refs = new Map<string, string>()
  const values = new Map<string, ApiPath>()
  for (const { name, attributes } of getOpenTags(text, tree)) {
    const subject = getComponentName(name)
    if (!subject) continue
    for (const { name: written, value } of attributes) {
      const bound = value?.text.trim() ?? ''
      if (written === 'ref') refs.set(bound, subject)
      if (!/^[\w$]+$/.test(bound)) continue
      const read = readAttributeName(written)
      if (written === 'v-bind') values.set(bound, { subject, path: [] })
      if (read.kind === 'prop' && read.isBound) values.set(bound, { subject, path: [read.name] })
    }
  }
  return { refs, values }
}

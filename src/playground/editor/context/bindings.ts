import type { Tree } from '@lezer/common'
import { readAttributeName } from './attribute-name.ts'
import { openTags } from './open-tag.ts'
import type { Place } from './place.ts'
import { componentOf } from './place.ts'

/** What the template says about the names of the script. */
export interface Bindings {
  /** `ref="table"` on `<vxe-table>`. */
  refs: Map<string, string>
  /** `:sort-config="sortConfig"`, `v-bind="gridOptions"`. */
  values: Map<string, Place>
}

export function templateBindings(text: string, tree: Tree): Bindings {
  const refs = new Map<string, string>()
  const values = new Map<string, Place>()
  for (const { name, attributes } of openTags(text, tree)) {
    const subject = componentOf(name)
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

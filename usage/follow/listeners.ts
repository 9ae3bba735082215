import { kebab } from '../read/names.ts'
import { countSteps } from '../read/step-limit.ts'
import { isObject, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { otherFileOf } from './cross-file-use.ts'
import { rangeOf } from './options.ts'
import { partsOf } from './passed-parts.ts'
import type { ExpressionContext } from './resolved-values.ts'
import type { TemplateReader } from './template.ts'

/** Steps that a usage counts as, because each one takes memory. */
export const stepsPerUsage = 20

/** Reads `v-on="listeners"` and `on: { 'cell-click': … }`. */
export function readListeners(
  { usages, values, analyzed, reportUse, isPassedOn }: TemplateReader,
  component: string,
  node: Node | undefined,
  context: ExpressionContext
): void {
  const { found, isComplete } = values(node, context)
  for (const value of found) {
    const { node: object } = value
    const file = isObject(object) ? otherFileOf(value, analyzed) : undefined
    if (file !== undefined && reportUse) reportUse({ kind: 'listeners', file, start: object.start, component })
    else if (isObject(object))
      for (const each of object.properties as Node[]) {
        countSteps(stepsPerUsage)
        const name = nameOf(each)
        if (name)
          usages.push({
            kind: 'event',
            component,
            name: kebab(name),
            key: rangeOf(each.key as Node),
            prefix: '',
            ...(file !== undefined && { file })
          })
      }
  }
  if (!isComplete && node && !partsOf(node).some(isPassedOn) && !isPassedOn(node))
    usages.push({ kind: 'unfollowed', construct: 'listeners', name: '', path: component, key: rangeOf(node) })
}

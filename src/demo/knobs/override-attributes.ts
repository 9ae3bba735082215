import type Vue from 'vue'
import type { Knob } from '../../../shared/knobs.ts'
import { getKnobTarget } from '../../../shared/knobs.ts'

type CreateElement = (tag: unknown, data?: unknown, children?: unknown, normalization?: unknown) => unknown
type View = Vue & { _c: CreateElement }
type Attributes = Record<string, unknown>

const originals = new WeakMap<Vue, CreateElement>()

/**
 * Renders the running demo with other attributes, as if its template had them, and keeps its state. Templates create
 * their elements with `_c` of their component, so the tags of imported components are not affected.
 */
export function overrideAttributes(root: Vue, knobs: readonly Knob[], values: Readonly<Record<string, string>>): void {
  const view = root.$children[0] as View | undefined
  if (!view) return
  const original = originals.get(view) ?? view._c
  originals.set(view, original)
  view._c = (tag, data, children, normalization) => {
    const overridden = knobs.filter(knob => values[knob.path] !== undefined && getKnobTarget(knob.path).tag === tag)
    if (overridden.length === 0) return original(tag, data, children, normalization)
    const hasData = typeof data === 'object' && data !== null && !Array.isArray(data)
    const nodeData = (hasData ? data : {}) as { attrs?: Attributes }
    const attrs = overridden.reduce((all, knob) => overrideOne(all, knob, values[knob.path]!), nodeData.attrs ?? {})
    return hasData
      ? original(tag, { ...nodeData, attrs }, children, normalization)
      : original(tag, { attrs }, data, children)
  }
  update(view)
}

function overrideOne(attrs: Attributes, knob: Knob, value: string): Attributes {
  const { attribute, key } = getKnobTarget(knob.path)
  const { [attribute]: current, ...others } = attrs
  const isDefault = value === knob.default
  if (key === undefined)
    return isDefault ? others : { ...others, [attribute]: value === 'true' ? '' : toLiteral(value) }
  const { [key]: _, ...otherKeys } = Object(current) as Attributes
  const config = isDefault ? otherKeys : { ...otherKeys, [key]: toLiteral(value) }
  return isDefault && Object.keys(config).length === 0 ? others : { ...others, [attribute]: config }
}

const toLiteral = (value: string): unknown =>
  /^(?:true|false|\d+)$/.test(value) ? (JSON.parse(value) as unknown) : value

/** Components in the slots of another component are rendered by that one. */
function update(view: Vue): void {
  view.$forceUpdate()
  view.$children.forEach(update)
}

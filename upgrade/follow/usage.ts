import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import type { Value } from './values.ts'

/** What options stand in: an opening tag, in a template or in JSX, or an object literal. */
export interface Owner {
  kind: 'tag' | 'jsx' | 'object'
  range: TextRange
  options: Option[]
  /** A spread or a `v-bind="…"` may bring more. */
  isOpen: boolean
  /** Names that such an object brings, as far as it was followed. */
  spread: string[]
  /** The element whose start tag it is, or that the object is bound to. */
  element?: Element
}

export interface Element {
  /** Where its name stands: in the start tag, and in the end tag if it has one. */
  names: TextRange[]
  /** Events of the component that are listened to, in kebab case; `*` for listeners in an object. */
  events: string[]
  slots: string[]
  /** `type` of the elements inside, where it is written down. */
  types: string[]
}

/** A prop of a component, or an option of one of its config objects. */
export interface Option {
  kind: 'option'
  /** `table.rowConfig.height`; a prop is `table.rowConfig`. */
  path: string
  /** In camel case. */
  name: string
  /** Where the name stands. */
  key: TextRange
  /** The whole attribute or property. */
  range: TextRange
  owner: Owner
  /** The option whose object this one stands in. */
  parent?: Option
  value?: Node
  valueRange?: TextRange
  /** `row-id="id"`: the text is the value. */
  isText: boolean
  quote: '"' | "'" | ''
  /** Objects that the value was followed to. */
  objects: Value[]
  /** Whether these are all. */
  isFollowed: boolean
  /** Whether it is one of them, and nothing else. */
  isObject: boolean
  /** It stands in `setConfig`. */
  isGlobal: boolean
}

export interface EventUse {
  kind: 'event'
  component: string
  /** In kebab case. */
  name: string
  key: TextRange
  /** What stands before the name in JSX: `on`. */
  prefix: '' | 'on' | 'on-'
}

export interface SlotUse {
  kind: 'slot'
  component: string
  name: string
  key: TextRange
}

export interface MethodUse {
  kind: 'method'
  component: string
  name: string
  key: TextRange
  /** Where it is called, not handed on. */
  call?: Node
}

/** `VXETable.setup(…)`; the path is `setup`. */
export interface CallUse {
  kind: 'call'
  path: string
  key: TextRange
  call: Node
}

/** `interceptor.add('event.clearActived', …)` */
export interface InterceptorUse {
  kind: 'interceptor'
  name: string
  key: TextRange
}

/** An element of a component. */
export interface ElementUse {
  kind: 'element'
  component: string
  key: TextRange
  options: readonly Option[]
  /** Names of options that come with `v-bind="…"` or a spread. */
  spread: readonly string[]
}

/** What could not be followed. */
export interface Unfollowed {
  kind: 'unfollowed'
  what: 'spread' | 'option' | 'method' | 'listeners' | 'event'
  /** `gridOptions`, `clearActived` */
  name: string
  path: string
  key: TextRange
}

export type Usage = Option | EventUse | SlotUse | MethodUse | CallUse | InterceptorUse | ElementUse | Unfollowed

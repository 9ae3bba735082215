import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import type { Value } from './resolved-values.ts'

/** Container of options: an opening tag, in a template or in JSX, or an object literal. */
export interface OptionOwner {
  kind: 'tag' | 'jsx' | 'object'
  range: TextRange
  options: OptionUse[]
  /** True if a spread or a `v-bind="…"` may add options. */
  hasSpread: boolean
  /** Option names of such objects, as far as they were resolved. */
  spreadNames: string[]
  /** Options that the element sets beside the object, as `v-bind` does not replace them. */
  besideNames?: readonly string[]
  /** Element of the start tag, or the one that the object is bound to. */
  element?: ComponentElement
}

export interface ComponentElement {
  /** Ranges of its name: in the start tag, and in the end tag if it has one. */
  names: TextRange[]
  /** Handled events of the component, in kebab case; `*` for listeners in an object. */
  events: string[]
  slots: string[]
  /** Static `type` attributes of the elements inside. */
  childTypes: { has: (type: string) => boolean }
}

interface PlacedUse {
  /** File of the use, if it is another one than the file that was read. */
  file?: string
}

/** A prop of a component, or an option of one of its config objects. */
export interface OptionUse extends PlacedUse {
  kind: 'option'
  /** `table.rowConfig.height`; a prop is `table.rowConfig`. */
  path: string
  /** In camel case. */
  name: string
  /** Range of the name. */
  key: TextRange
  /** Range of the whole attribute or property. */
  range: TextRange
  owner: OptionOwner
  /** Option with the object that contains this one. */
  parent?: OptionUse
  value?: Node
  valueRange?: TextRange
  /** True if the text is the value: `row-id="id"`. */
  isText: boolean
  quote: '"' | "'" | ''
  /** Values that the option may have. */
  found: readonly Value[]
  /** Objects that the value resolves to. */
  objects: Value[]
  /** True if the value is fully resolved. */
  isResolved: boolean
  /** True if the value is always one of `objects`. */
  isObject: boolean
  /** True in `setConfig`. */
  isGlobal: boolean
  /** Other places that read or set the option; undefined for those that can't get another name. */
  accesses?: readonly (TextRange | undefined)[]
}

export interface EventUse extends PlacedUse {
  kind: 'event'
  component: string
  /** In kebab case. */
  name: string
  key: TextRange
  /** Text before the name in JSX: `on`. */
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
  /** Set if the method is called, not passed on. */
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

/** Element of a library component. */
export interface ElementUse {
  kind: 'element'
  component: string
  key: TextRange
  options: readonly OptionUse[]
  /** Names of options from `v-bind="…"` or a spread. */
  spreadNames: readonly string[]
}

/** Element with a name of the library that is neither a component of 3.8 nor one of the project. */
export interface UnknownTagUse {
  kind: 'unknown-tag'
  /** As written: `vxe-tree`, `VxeTree`. */
  name: string
  key: TextRange
}

/** Code that could not be resolved. */
export interface UnresolvedUse {
  kind: 'unfollowed'
  construct: 'spread' | 'option' | 'method' | 'listeners' | 'event'
  /** `gridOptions`, `clearActived` */
  name: string
  path: string
  key: TextRange
}

export type LibraryUsage =
  | OptionUse
  | EventUse
  | SlotUse
  | MethodUse
  | CallUse
  | InterceptorUse
  | ElementUse
  | UnknownTagUse
  | UnresolvedUse

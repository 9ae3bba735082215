/** Element, text or expression of a compiled template, with the parts of the compiler's tree that are read here. */
export interface TemplateNode {
  type: 1 | 2 | 3
  tag: string
  text: string
  isComment?: boolean
  tokens?: (string | { '@binding': string })[]
  children: TemplateNode[]
  parent?: TemplateNode
  attrsMap: Record<string, string>
  attrs?: { name: string; value: string }[]
  props?: { name: string; value: string }[]
  events?: Record<string, Handler | Handler[]>
  nativeEvents?: Record<string, Handler | Handler[]>
  directives?: Directive[]
  scopedSlots?: Record<string, TemplateNode>
  slotScope?: string
  slotTarget?: string
  slotName?: string
  staticClass?: string
  classBinding?: string
  staticStyle?: string
  styleBinding?: string
  key?: string
  ref?: string
  refInFor?: boolean
  component?: string
  for?: string
  alias?: string
  iterator1?: string
  iterator2?: string
  if?: string
  ifConditions?: { exp?: string; block: TemplateNode }[]
  pre?: boolean
  inlineTemplate?: boolean
}

export interface Handler {
  value: string
  modifiers?: Record<string, boolean>
}

export interface Directive {
  name: string
  value: string
  arg?: string | null
  isDynamicArg?: boolean
  modifiers?: Record<string, boolean>
}

import { toCamelCase } from '../../shared/api.ts'
import type { Directive } from '../read/directive.ts'
import type { Attribute } from '../read/markup.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile } from './analyzed-file.ts'
import type { LibraryShape } from './library-shape.ts'
import { rangeOf } from './options.ts'
import { parseTemplateCode } from './template-code.ts'
import type { OptionOwner, OptionUse } from './usage.ts'

interface AttributeReader {
  textOf: (attribute: Attribute) => string
  /** Parses the expression of an attribute; reports one that can't be parsed. */
  readBinding: (attribute: Attribute) => Node | undefined
  /** Creates the option that an attribute sets. */
  optionOf: (attribute: Attribute, directive: Directive, component: string, owner: OptionOwner) => OptionUse
}

/** Creates a reader of the attributes in a template. */
export function createAttributeReader(
  analyzed: AnalyzedFile,
  { shape, reportUnreadable }: { shape: LibraryShape; reportUnreadable: (offset: number) => void }
): AttributeReader {
  return { textOf, readBinding, optionOf }

  function optionOf(attribute: Attribute, directive: Directive, component: string, owner: OptionOwner): OptionUse {
    const { value, quote } = attribute
    const isText = directive.kind === 'plain'
    const name = toCamelCase(directive.argument)
    return {
      kind: 'option',
      path: shape.pathOf(component, directive.argument),
      name,
      key: rangeOf(directive),
      range: rangeOf(attribute),
      owner,
      ...withValue(isText ? literal(attribute) : value && readBinding(attribute)),
      ...(value && { valueRange: value }),
      isText,
      quote,
      found: [],
      objects: [],
      isResolved: true,
      isObject: false,
      isGlobal: false
    }
  }

  function literal(attribute: Attribute): Node {
    const { start, end } = attribute.value ?? attribute
    return attribute.value
      ? { type: 'StringLiteral', start, end, value: textOf(attribute) }
      : { type: 'BooleanLiteral', start, end, value: true }
  }

  function readBinding(attribute: Attribute): Node | undefined {
    const inner = textOf(attribute)
    if (!attribute.value || !inner.trim()) return undefined
    const node = parseTemplateCode(analyzed, attribute.value)
    if (node && node.type !== 'Program') return node
    reportUnreadable(attribute.value.start)
    return undefined
  }

  function textOf({ value }: Attribute): string {
    return value ? analyzed.text.slice(value.start, value.end) : ''
  }
}

const withValue = (value: Node | undefined): { value?: Node } => (value ? { value } : {})

import { syntaxHighlighting, syntaxTree } from '@codemirror/language'
import type { Extension, Range } from '@codemirror/state'
import { Prec } from '@codemirror/state'
import type { DecorationSet, EditorView, ViewUpdate } from '@codemirror/view'
import { Decoration, ViewPlugin } from '@codemirror/view'
import { IterMode } from '@lezer/common'
import { tagHighlighter, tags } from '@lezer/highlight'
import styles from '../../ui/code.module.css'
import own from './editor.module.css'

/** Colors of the source panels. The tags must match those of builder/highlight/lezer-spans.ts. */
const common = [
  { tag: [tags.string, tags.regexp], class: styles.str ?? '' },
  { tag: tags.comment, class: styles.com ?? '' },
  { tag: tags.number, class: styles.num ?? '' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], class: styles.pun ?? '' }
]
const key = styles.key ?? ''

const scripts = tagHighlighter([
  ...common,
  { tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null, tags.atom, tags.self, tags.modifier], class: key },
  { tag: [tags.typeName, tags.className], class: styles.type ?? '' },
  { tag: [tags.tagName, tags.angleBracket], class: styles.tag ?? '' },
  { tag: tags.attributeName, class: styles.attr ?? '' },
  { tag: tags.attributeValue, class: styles.str ?? '' }
])

const sheets = tagHighlighter([
  ...common,
  { tag: [tags.keyword, tags.modifier], class: key },
  { tag: [tags.tagName, tags.className, tags.labelName, tags.definitionOperator], class: styles.tag ?? '' },
  { tag: [tags.propertyName, tags.variableName, tags.attributeName], class: styles.attr ?? '' },
  { tag: [tags.unit, tags.color], class: styles.num ?? '' }
])

const data = tagHighlighter([
  ...common,
  { tag: tags.propertyName, class: styles.attr ?? '' },
  { tag: [tags.bool, tags.null], class: key }
])

const topNodes = { StyleSheet: sheets, JsonText: data }

export const syntaxColors: Extension = [
  syntaxHighlighting({ ...scripts, scope: type => !Object.hasOwn(topNodes, type.name) }),
  ...Object.entries(topNodes).map(([name, highlighter]) =>
    syntaxHighlighting({ ...highlighter, scope: type => type.name === name })
  ),
  // The innermost decoration decides the color, and it is the one of highest precedence.
  Prec.highest(ViewPlugin.define(view => new AttributeColorPlugin(view), { decorations: plugin => plugin.decorations }))
]

const marks = {
  attr: createMark(styles.attr),
  dir: createMark(styles.dir),
  str: createMark(styles.str),
  plain: createMark(own.plain)
}

/**
 * Colors attributes like the source panels: a directive is one word of one color and its expression a string, although
 * the grammar distinguishes more.
 */
class AttributeColorPlugin {
  decorations: DecorationSet

  constructor(view: EditorView) {
    this.decorations = createAttributeMarks(view)
  }

  update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
    if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
      this.decorations = createAttributeMarks(view)
  }
}

function createAttributeMarks(view: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = []
  const { doc } = view.state
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      mode: IterMode.IgnoreMounts,
      enter: ({ name, from, to, node }) => {
        if (from === to) return
        if (name === 'AttributeName')
          ranges.push((/^(?:[:@#]|v-)/.test(doc.sliceString(from, from + 2)) ? marks.dir : marks.attr).range(from, to))
        if (name === 'Is') ranges.push(marks.plain.range(from, to))
        if (node.parent?.name === 'Attribute' && name.endsWith('AttributeValue')) ranges.push(marks.str.range(from, to))
      }
    })
  }
  return Decoration.set(ranges, true)
}

function createMark(name = ''): Decoration {
  return Decoration.mark({ class: name })
}

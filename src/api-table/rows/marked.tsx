import type { TextSpan, TextPart } from '../tree/marked-text.ts'
import { splitMarks } from '../tree/search.ts'
import { externalLinkProps } from '../../ui/menu.tsx'

/** A text with the matches of the search marked. */
export function Marked({ text, needles }: { text: string; needles: readonly string[] }) {
  if (needles.length === 0) return text
  return splitMarks(text, needles).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text
  )
}

interface Props {
  parts: readonly TextPart[]
  needles: readonly string[]
  tabIndex?: number
}

export function MarkedParts({ parts, needles, tabIndex }: Props) {
  return parts.map((part, index) => {
    if (!('href' in part)) return <MarkedSpan key={index} span={part} needles={needles} />
    return (
      <a key={index} href={part.href} tabIndex={tabIndex} {...externalLinkProps(part.href)}>
        {part.label.map((span, position) => (
          <MarkedSpan key={position} span={span} needles={needles} />
        ))}
      </a>
    )
  })
}

function MarkedSpan({ span, needles }: { span: TextSpan; needles: readonly string[] }) {
  const text = <Marked text={span.text} needles={needles} />
  return span.isCode ? <code>{text}</code> : text
}

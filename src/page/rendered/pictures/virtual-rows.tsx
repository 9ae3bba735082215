import type { Language } from '../../../../shared/locale.ts'
import { virtualTexts } from './picture-texts.ts'
import { Mono, Note, SvgPicture, Text } from './svg-parts.tsx'

const top = 44
const dataX = 4
const dataWidth = 84
const dataRowHeight = 6
const dataRows = 44
/** Positions in the strip of data. */
const rendered = { from: 20, to: 26 }
const bodyX = 150
const bodyWidth = 130
const rowHeight = 22
const renderedRows = 7
const renderedTop = 122

/** Shows all rows of the data beside the few that are in the document. */
export function VirtualRows({ language }: { language: Language }) {
  const words = virtualTexts[language]
  const bottom = top + dataRows * dataRowHeight
  const renderedBottom = renderedTop + renderedRows * rowHeight
  const first = top + rendered.from * dataRowHeight
  const last = top + (rendered.to + 1) * dataRowHeight
  return (
    <SvgPicture id="virtual-rows" title={words.title} description={words.description} height={bottom + 8}>
      <Text x={dataX} y={10} fontWeight="600">
        {words.data}
      </Text>
      <Note x={dataX} y={28}>
        {words.count}
      </Note>
      <Text x={bodyX} y={10} fontWeight="600">
        {words.body}
      </Text>
      <Mono x={bodyX} y={28} fill="var(--ink-3)" fontSize="11">
        .vxe-table--body-wrapper
      </Mono>
      {Array.from({ length: dataRows }, (_, index) => {
        const isRendered = index >= rendered.from && index <= rendered.to
        return (
          <rect
            key={index}
            x={dataX}
            y={top + index * dataRowHeight}
            width={dataWidth}
            height={dataRowHeight - 2}
            fill={isRendered ? 'var(--accent)' : 'var(--line)'}
          />
        )
      })}
      <path
        d={`M${dataX + dataWidth + 4} ${first}L${bodyX - 6} ${renderedTop}V${renderedBottom}L${dataX + dataWidth + 4} ${last - 2}z`}
        fill="var(--accent-bg)"
      />
      <rect
        x={bodyX}
        y={top}
        width={bodyWidth}
        height={bottom - top}
        rx="3"
        fill="var(--bg-sunken)"
        stroke="var(--line-strong)"
        strokeDasharray="4 3"
      />
      {Array.from({ length: renderedRows }, (_, index) => (
        <g key={index}>
          <rect
            x={bodyX + 5}
            y={renderedTop + index * rowHeight}
            width={bodyWidth - 10}
            height={rowHeight - 2}
            rx="2"
            fill="var(--bg)"
            stroke="var(--accent)"
          />
          <Mono x={bodyX + 14} y={renderedTop + index * rowHeight + 10} fill="var(--accent)" fontSize="11">
            {(50_000 + index).toLocaleString('en-US')}
          </Mono>
        </g>
      ))}
      <rect
        x={bodyX - 3}
        y={renderedTop + rowHeight - 3}
        width={bodyWidth + 6}
        height={(renderedRows - 2) * rowHeight + 4}
        rx="4"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <Measure x={bodyX + bodyWidth / 2} from={top + 4} to={renderedTop - 4} />
      <Mono x={bodyX + bodyWidth + 12} y={top + 30} fontSize="11" fill="var(--ink-2)">
        margin-top
      </Mono>
      <Lines x={bodyX + bodyWidth + 12} y={top + 46} text={words.offset} />
      <Text x={bodyX + bodyWidth + 12} y={renderedTop + rowHeight + 14} fontSize="12" fontWeight="600">
        {words.viewport}
      </Text>
      <Note x={bodyX + bodyWidth + 12} y={renderedBottom - 8} fill="var(--accent)">
        {words.rendered}
      </Note>
      <Mono x={bodyX + bodyWidth + 12} y={bottom - 22} fontSize="11" fill="var(--ink-2)">
        y-space
      </Mono>
      <Note x={bodyX + bodyWidth + 12} y={bottom - 7}>
        {words.space}
      </Note>
    </SvgPicture>
  )
}

function Measure({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <path
      d={`M${x} ${from}V${to}M${x - 4} ${from + 4}L${x} ${from}L${x + 4} ${from + 4}M${x - 4} ${to - 4}L${x} ${to}L${x + 4} ${to - 4}`}
      fill="none"
      stroke="var(--ink-3)"
    />
  )
}

/** Breaks a note of several words into lines of at most 14 letters. */
function Lines({ x, y, text }: { x: number; y: number; text: string }) {
  const lines = text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && `${last} ${word}`.length <= 14
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])
  return lines.map((line, index) => (
    <Note key={line} x={x} y={y + index * 15}>
      {line}
    </Note>
  ))
}

import type { Language } from '../../../../shared/locale.ts'
import { mergeTexts } from './picture-texts.ts'
import { linkColors, Mono, Note, SvgPicture } from './svg-parts.tsx'

const merges = [
  { row: 0, col: 0, rowspan: 3, colspan: 1 },
  { row: 1, col: 2, rowspan: 2, colspan: 2 },
  { row: 4, col: 1, rowspan: 1, colspan: 3 }
]

const size = { rows: 5, columns: 4 }

const left = 30
const top = 26
const width = (400 - left - 2) / size.columns
const height = 38

/** Each item of `mergeCells` in the color of the cells that it merges. */
export function MergedCells({ language }: { language: Language }) {
  const words = mergeTexts[language]
  const bottom = top + size.rows * height
  const isCovered = (row: number, column: number) =>
    merges.some(
      merge =>
        row >= merge.row &&
        row < merge.row + merge.rowspan &&
        column >= merge.col &&
        column < merge.col + merge.colspan &&
        (row > merge.row || column > merge.col)
    )
  return (
    <SvgPicture
      id="merged-cells"
      title={words.title}
      description={words.table(size.rows, size.columns) + merges.map(words.merge).join('')}
      height={bottom + 16 + merges.length * 24}
    >
      {Array.from({ length: size.columns }, (_, column) => (
        <Note key={column} x={left + (column + 0.5) * width} y={12} textAnchor="middle">
          {column}
        </Note>
      ))}
      {Array.from({ length: size.rows }, (_, row) => (
        <Note key={row} x={14} y={top + (row + 0.5) * height} textAnchor="middle">
          {row}
        </Note>
      ))}
      <rect
        x={left}
        y={top}
        width={size.columns * width}
        height={size.rows * height}
        rx="3"
        fill="var(--bg)"
        stroke="var(--line-strong)"
      />
      {Array.from({ length: size.rows - 1 }, (_, row) => (
        <path
          key={row}
          d={`M${left} ${top + (row + 1) * height}h${size.columns * width}`}
          stroke="var(--line-strong)"
        />
      ))}
      {Array.from({ length: size.columns - 1 }, (_, column) => (
        <path
          key={column}
          d={`M${left + (column + 1) * width} ${top}v${size.rows * height}`}
          stroke="var(--line-strong)"
        />
      ))}
      {merges.map((merge, index) => {
        const x = left + merge.col * width
        const y = top + merge.row * height
        return (
          <g key={index}>
            <rect
              x={x + 1}
              y={y + 1}
              width={merge.colspan * width - 2}
              height={merge.rowspan * height - 2}
              rx="3"
              fill="var(--bg-sunken)"
              stroke={linkColors[index]}
              strokeWidth="2"
            />
            <circle cx={x + 14} cy={y + 19} r="4" fill={linkColors[index]} />
            <Mono x={x + 24} y={y + 19} fill={linkColors[index]}>
              {`${merge.row}, ${merge.col}`}
            </Mono>
          </g>
        )
      })}
      {Array.from({ length: size.rows * size.columns }, (_, index) => {
        const [row, column] = [Math.floor(index / size.columns), index % size.columns]
        return (
          isCovered(row, column) && (
            <rect
              key={index}
              x={left + column * width + 7}
              y={top + row * height + 7}
              width={width - 14}
              height={height - 14}
              rx="2"
              fill="none"
              stroke="var(--ink-off)"
              strokeDasharray="3 3"
            />
          )
        )
      })}
      {merges.map(({ row, col, rowspan, colspan }, index) => (
        <Mono key={index} x={left} y={bottom + 22 + index * 24} fill={linkColors[index]}>
          {`{ row: ${row}, col: ${col}, rowspan: ${rowspan}, colspan: ${colspan} }`}
        </Mono>
      ))}
    </SvgPicture>
  )
}

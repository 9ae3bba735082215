import type { Language } from '../../../../shared/locale.ts'
import { treeTexts } from './picture-texts.ts'
import { linkColors, Mono, Note, SvgPicture, Text } from './svg-parts.tsx'

interface TreeRow {
  id: number
  parent: number | null
  name: string
}

const parents = [null, 1, 2, 2, 1, null]

const createRows = (language: Language): TreeRow[] =>
  parents.map((parent, index) => ({ id: index + 1, parent, name: treeTexts[language].names[index]! }))

const getDepth = (row: TreeRow, rows: readonly TreeRow[]): number => {
  const parent = rows.find(({ id }) => id === row.parent)
  return parent ? getDepth(parent, rows) + 1 : 0
}

const rowHeight = 30
const top = 40
const getY = (index: number): number => top + index * rowHeight + rowHeight / 2
const colorOf = (id: number): string => linkColors[(id - 1) % linkColors.length]!

/** Rows that name their parent, beside the tree that the table makes of them. */
export function FlatTree({ language }: { language: Language }) {
  const words = treeTexts[language]
  const rows = createRows(language)
  const idX = 50
  const parentX = 92
  return (
    <SvgPicture
      id="flat-tree"
      title={words.flatTitle}
      description={[
        ...rows.map(row => words.flat(row.id, row.parent === null ? 'null' : String(row.parent), row.name)),
        ...rows.map(row => words.depth(row.name, getDepth(row, rows)))
      ].join('')}
      height={top + rows.length * rowHeight + 6}
    >
      <Heads left={words.data} right={words.table} />
      <Mono x={idX} y={28} textAnchor="middle" fill="var(--ink-3)">
        id
      </Mono>
      <Mono x={parentX + 12} y={28} textAnchor="middle" fill="var(--ink-3)">
        parentId
      </Mono>
      <Mono x={144} y={28} fill="var(--ink-3)">
        name
      </Mono>
      {rows.map((row, index) => (
        <g key={row.id}>
          <path d={`M30 ${getY(index) + rowHeight / 2}H216`} stroke="var(--line)" />
          {row.parent !== null && (
            <path
              d={`M${parentX - 2} ${getY(index)}C${60 - (index - row.parent) * 4} ${getY(index)} ${72} ${getY(row.parent - 1) + 4} ${idX + 12} ${getY(row.parent - 1)}`}
              fill="none"
              stroke={colorOf(row.parent)}
              strokeWidth="1.5"
            />
          )}
        </g>
      ))}
      {rows.map((row, index) => (
        <g key={row.id}>
          <rect
            x={idX - 11}
            y={getY(index) - 10}
            width="22"
            height="20"
            rx="4"
            fill="var(--bg)"
            stroke={colorOf(row.id)}
            strokeWidth="1.5"
          />
          <Mono x={idX} y={getY(index)} textAnchor="middle" fill={colorOf(row.id)}>
            {row.id}
          </Mono>
          <rect x={parentX} y={getY(index) - 9} width="26" height="18" fill="var(--bg)" />
          <Mono
            x={parentX + 12}
            y={getY(index)}
            textAnchor="middle"
            fill={row.parent === null ? 'var(--ink-3)' : colorOf(row.parent)}
          >
            {row.parent ?? 'null'}
          </Mono>
          <Text x={144} y={getY(index)}>
            {row.name}
          </Text>
        </g>
      ))}
      <Arrow />
      <Tree rows={rows} />
    </SvgPicture>
  )
}

/** Objects that contain their children, beside the tree that the table makes of them. */
export function NestedTree({ language }: { language: Language }) {
  const words = treeTexts[language]
  const rows = createRows(language)
  const childrenOf = (id: number) => rows.filter(({ parent }) => parent === id)
  const lines = rows.map((row, index) => {
    const next = rows[index + 1]
    const depth = getDepth(row, rows)
    const closed = Math.max(0, depth - (next ? getDepth(next, rows) : 0))
    return {
      depth,
      open: childrenOf(row.id).length > 0 ? `{ id: ${row.id}, children: [` : `{ id: ${row.id} }`,
      // The next row is a sibling of this object or of the last one that is closed here.
      comma: next && childrenOf(row.id).length === 0 ? ',' : '',
      close: Array.from({ length: closed }, (_, level) => ({ text: ']}', id: parentAbove(row, level) }))
    }
  })
  function parentAbove(row: TreeRow, level: number): number {
    const parent = rows.find(({ id }) => id === row.parent)!
    return level === 0 ? parent.id : parentAbove(parent, level - 1)
  }
  return (
    <SvgPicture
      id="nested-tree"
      title={words.nestedTitle}
      description={[
        ...rows.map(({ id, name }) =>
          words.nested(
            name,
            childrenOf(id)
              .map(child => child.name)
              .join(words.and)
          )
        ),
        ...rows.map(row => words.depth(row.name, getDepth(row, rows)))
      ].join('')}
      height={top + rows.length * rowHeight + 20}
    >
      <Heads left={words.data} right={words.table} />
      <Mono x={4} y={28} fill="var(--ink-3)">
        [
      </Mono>
      <Mono x={4} y={getY(rows.length) - 4} fill="var(--ink-3)">
        ]
      </Mono>
      {lines.map(({ depth, open, close, comma }, index) => (
        <Mono key={index} x={14 + depth * 14} y={getY(index)} fill={colorOf(index + 1)} xmlSpace="preserve">
          {open}
          {close.map(({ text, id }, level) => (
            <tspan key={level} fill={colorOf(id)}>
              {' '}
              {text}
            </tspan>
          ))}
          {comma}
        </Mono>
      ))}
      {lines.map(({ depth }, index) =>
        Array.from({ length: depth }, (_, level) => (
          <path
            key={`${index} ${level}`}
            d={`M${18 + level * 14} ${getY(index) - rowHeight / 2}v${rowHeight}`}
            stroke="var(--line-strong)"
          />
        ))
      )}
      <Arrow />
      <Tree rows={rows} />
    </SvgPicture>
  )
}

function Heads({ left, right }: { left: string; right: string }) {
  return (
    <>
      <Note x={4} y={8}>
        {left}
      </Note>
      <Note x={250} y={8}>
        {right}
      </Note>
    </>
  )
}

const Arrow = () => (
  <path
    d={`M222 ${top + 3 * rowHeight}h16m-6 -6l6 6l-6 6`}
    fill="none"
    stroke="var(--ink-3)"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

const treeX = 250

/** Tree table with an arrow before each parent node. */
function Tree({ rows }: { rows: readonly TreeRow[] }) {
  return (
    <g>
      <rect
        x={treeX}
        y={top}
        width={149}
        height={rows.length * rowHeight}
        rx="4"
        fill="var(--bg)"
        stroke="var(--line-strong)"
      />
      {rows.map((row, index) => {
        const x = treeX + 18 + getDepth(row, rows) * 20
        const y = getY(index)
        const isParent = rows.some(({ parent }) => parent === row.id)
        return (
          <g key={row.id}>
            {index > 0 && <path d={`M${treeX} ${y - rowHeight / 2}h149`} stroke="var(--line)" />}
            {row.parent !== null && (
              <path
                d={`M${x - 20} ${getY(rows.findIndex(({ id }) => id === row.parent)) + 7}V${y}h${isParent ? 12 : 16}`}
                fill="none"
                stroke={colorOf(row.parent)}
                strokeDasharray="2 2"
              />
            )}
            {isParent && <path d={`M${x - 4} ${y - 3}h8l-4 6z`} fill={colorOf(row.id)} />}
            <Text x={x + 9} y={y}>
              {row.name}
            </Text>
          </g>
        )
      })}
    </g>
  )
}

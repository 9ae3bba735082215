import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import type { PrintedValue } from '../../../sandbox/protocol.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ConsoleLine } from './console-lines.ts'
import { getLineGroup, summarizeObject, formatTime, getValueKind } from './console-lines.ts'
import styles from './console-panel.module.css'
import { LongText } from './long-text.tsx'
import type { ConsoleTexts } from './console-texts.ts'

interface Props {
  line: ConsoleLine
  text: ConsoleTexts
  onOpen: (file: string, line: number) => void
}

export function ConsoleLineRow({ line: { level, time, count, parts, file, line }, text, onOpen }: Props) {
  const group = getLineGroup(level)
  const position = file && `${file.replace(/^.*\//, '')}${line ? `:${line}` : ''}`
  return (
    <li className={group === 'log' ? undefined : styles[group]} data-level={level}>
      <time dateTime={new Date(time).toISOString()}>{formatTime(time)}</time>
      <div className={styles.parts}>
        {group !== 'log' && <span className="visually-hidden">{text.groups[group]}</span>}
        {count > 1 && (
          <span className={styles.count} title={text.times(count)}>
            {count}
          </span>
        )}
        {parts.map((part, index) => (
          <Value key={index} printed={part} text={text} />
        ))}
      </div>
      {file && (
        <button
          type="button"
          className={styles.position}
          title={file}
          aria-label={text.open(`${file}${line ? `:${line}` : ''}`)}
          onClick={() => onOpen(file, line ?? 1)}
        >
          {position}
        </button>
      )}
    </li>
  )
}

function Value({ printed, text }: { printed: PrintedValue; text: ConsoleTexts }) {
  if (printed.kind === 'object') return <Tree printed={printed} text={text} />
  return (
    <span className={printed.kind === 'value' ? styles[getValueKind(printed.text) ?? ''] : undefined}>
      <LongText value={printed.text} text={text} />{' '}
    </span>
  )
}

/** Expandable object, with one line while closed and one line per entry while open. */
function Tree({ printed, text }: { printed: Extract<PrintedValue, { kind: 'object' }>; text: ConsoleTexts }) {
  const [open, setOpen] = useState(false)
  const { entries, more } = printed
  if (!entries.length) return <span>{summarizeObject(printed)} </span>
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') setOpen(true)
    if (key === 'ArrowLeft') setOpen(false)
  }
  return (
    <span className={styles.tree}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} onKeyDown={onKeyDown}>
        <Icon name="right" />
        {summarizeObject(printed)}
      </button>
      {open && (
        <ul>
          {entries.map(([key, value]) => (
            <li key={key}>
              <span className={styles.name}>{key}:</span> <Value printed={value} text={text} />
            </li>
          ))}
          {more > 0 && <li className={styles.name}>{text.more(more)}</li>}
        </ul>
      )}
    </span>
  )
}

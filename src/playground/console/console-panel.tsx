import type { KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { Line } from './console-line.tsx'
import type { ConsoleLine, LineGroup } from './console-lines.ts'
import { groupOf } from './console-lines.ts'
import styles from './console-panel.module.css'
import { consoleTexts } from './console-texts.ts'
import { useWindow } from './use-window.ts'

interface Props {
  lines: readonly ConsoleLine[]
  language: Language
  title?: string
  /** Said while there is no line. */
  empty?: string
  onClear: () => void
  /** Shows a line of the reader's code. */
  onOpen: (file: string, line: number) => void
}

const groups: readonly LineGroup[] = ['error', 'warn', 'log']

/** What the running code logs and throws, the latest at the end. */
export function ConsolePanel({ lines, language, title, empty, onClear, onOpen }: Props) {
  const text = consoleTexts[language]
  const name = title ?? text.title
  const [group, setGroup] = useState<LineGroup | 'all'>('all')
  const shown = group === 'all' ? lines : lines.filter(line => groupOf(line.level) === group)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { first, end, above, below, look } = useWindow(
    box,
    list,
    shown.map(line => line.id)
  )
  const { following, onScroll, follow } = useFollowing(box)
  const counted = (each: LineGroup) =>
    lines.filter(line => groupOf(line.level) === each).reduce((sum, line) => sum + line.count, 0)
  return (
    <section className={styles.console} aria-label={name}>
      <header>
        <b>{name}</b>
        {lines.length > 0 && <span className={styles.count}>{lines.reduce((sum, line) => sum + line.count, 0)}</span>}
        <span className={styles.grow} />
        <Select quiet label={text.filter} value={group} onChange={setGroup}>
          <option value="all">{text.all}</option>
          {groups.map(each => (
            <option key={each} value={each}>{`${text.groups[each]} (${counted(each)})`}</option>
          ))}
        </Select>
        <button type="button" className="q icon" aria-label={text.clear} title={text.clear} onClick={onClear}>
          <Icon name="clear" />
        </button>
      </header>
      <div
        ref={box}
        className={styles.log}
        role="log"
        aria-label={name}
        tabIndex={0}
        onScroll={() => {
          onScroll()
          look()
        }}
        onKeyDown={walk}
      >
        {shown.length === 0 && <p>{lines.length ? text.nothing : (empty ?? text.empty)}</p>}
        <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
          {shown.slice(first, end).map(line => (
            <Line key={line.id} line={line} text={text} onOpen={onOpen} />
          ))}
        </ul>
      </div>
      {!following && (
        <button type="button" className={`btn ${styles.newest}`} onClick={follow}>
          <Icon name="down" />
          {text.newest}
        </button>
      )}
    </section>
  )
}

/** Stays at the end while the reader is there; who scrolled up to read is left in peace. */
function useFollowing(box: RefObject<HTMLDivElement | null>) {
  const [following, setFollowing] = useState(true)
  const follow = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  // After each drawing: heights are known only then.
  useLayoutEffect(() => {
    if (following) follow()
  })
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!
    setFollowing(scrollHeight - scrollTop - clientHeight < 24)
  }
  return { following, onScroll, follow }
}

/** Up and down go from object to object. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')]
  const at = toggles.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  toggles[at + step]?.focus()
}

import type { KeyboardEvent, RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import { ConsoleLineRow } from './console-line.tsx'
import type { ConsoleLine, LineGroup } from './console-lines.ts'
import { getLineGroup } from './console-lines.ts'
import styles from './console-panel.module.css'
import { consoleTexts } from './console-texts.ts'
import { useVisibleLines } from './use-visible-lines.ts'

interface Props {
  lines: readonly ConsoleLine[]
  language: Language
  title?: string
  /** Text to show while there are no lines. */
  empty?: string
  onClear: () => void
  /** Shows a line of the reader's code. */
  onOpen: (file: string, line: number) => void
}

const groups: readonly LineGroup[] = ['error', 'warn', 'log']

/** Console with the logs and errors of the running code, the latest at the end. */
export function ConsolePanel({ lines, language, title, empty, onClear, onOpen }: Props) {
  const text = consoleTexts[language]
  const name = title ?? text.title
  const [group, setGroup] = useState<LineGroup | 'all'>('all')
  const shown = group === 'all' ? lines : lines.filter(line => getLineGroup(line.level) === group)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { first, end, above, below, updateViewport } = useVisibleLines(
    box,
    list,
    shown.map(line => line.id)
  )
  const { following: isFollowing, onScroll, follow: scrollToEnd } = useFollowing(box)
  const countLines = (each: LineGroup) =>
    lines.filter(line => getLineGroup(line.level) === each).reduce((sum, line) => sum + line.count, 0)
  return (
    <section className={styles.console} aria-label={name}>
      <header>
        <b>{name}</b>
        {lines.length > 0 && <span className={styles.count}>{lines.reduce((sum, line) => sum + line.count, 0)}</span>}
        <span className={styles.grow} />
        <Select quiet label={text.filter} value={group} onChange={setGroup}>
          <option value="all">{text.all}</option>
          {groups.map(each => (
            <option key={each} value={each}>{`${text.groups[each]} (${countLines(each)})`}</option>
          ))}
        </Select>
        <button type="button" className="quiet icon" aria-label={text.clear} title={text.clear} onClick={onClear}>
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
          updateViewport()
        }}
        onKeyDown={moveBetweenObjects}
      >
        {shown.length === 0 && <p>{lines.length ? text.nothing : (empty ?? text.empty)}</p>}
        <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
          {shown.slice(first, end).map(line => (
            <ConsoleLineRow key={line.id} line={line} text={text} onOpen={onOpen} />
          ))}
        </ul>
      </div>
      {!isFollowing && (
        <button type="button" className={`btn ${styles.newest}`} onClick={scrollToEnd}>
          <Icon name="down" />
          {text.newest}
        </button>
      )}
    </section>
  )
}

/** Keeps the console scrolled to the end, unless the reader has scrolled up. */
function useFollowing(box: RefObject<HTMLDivElement | null>) {
  const [isFollowing, setFollowing] = useState(true)
  const scrollToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  // Runs after each render, because heights are known only then.
  useLayoutEffect(() => {
    if (isFollowing) scrollToEnd()
  })
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!
    setFollowing(scrollHeight - scrollTop - clientHeight < 24)
  }
  return { following: isFollowing, onScroll, follow: scrollToEnd }
}

/** Moves the focus between objects with the up and down arrow keys. */
function moveBetweenObjects(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')]
  const at = toggles.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  toggles[at + step]?.focus()
}

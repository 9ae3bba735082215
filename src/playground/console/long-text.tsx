import { useState } from 'react'
import type { ConsoleTexts } from './console-texts.ts'
import styles from './console-panel.module.css'

/** What a closed text shows. */
const closed = { letters: 600, rows: 12 }

/** A long text is cut until the reader opens it. */
export function LongText({ value, text }: { value: string; text: ConsoleTexts }) {
  const [open, setOpen] = useState(false)
  const start = startOf(value)
  if (start.length === value.length) return value
  return (
    <>
      {open ? value : `${start}…`}
      <button type="button" className={styles.whole} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? text.less : text.whole(value.length)}
      </button>
    </>
  )
}

function startOf(value: string): string {
  let end = -1
  for (let rows = 0; rows < closed.rows; rows += 1) {
    end = value.indexOf('\n', end + 1)
    if (end < 0) return value.slice(0, closed.letters)
  }
  return value.slice(0, Math.min(end, closed.letters))
}

import { useState } from 'react'
import type { ConsoleTexts } from './console-texts.ts'
import styles from './console-panel.module.css'

/** Maximum size of a closed text. */
const closedSize = { letters: 600, rows: 12 }

/** A long text is cut until the reader opens it. */
export function LongText({ value, text }: { value: string; text: ConsoleTexts }) {
  const [open, setOpen] = useState(false)
  const start = getStart(value)
  if (start.length === value.length) return value
  return (
    <>
      {open ? value : `${start}…`}
      <button type="button" className={styles.expand} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? text.less : text.whole(value.length)}
      </button>
    </>
  )
}

function getStart(value: string): string {
  let end = -1
  for (let rows = 0; rows < closedSize.rows; rows += 1) {
    end = value.indexOf('\n', end + 1)
    if (end < 0) return value.slice(0, closedSize.letters)
  }
  return value.slice(0, Math.min(end, closedSize.letters))
}

import type { MouseEvent } from 'react'
import { writePlace } from '../../../shared/href.ts'
import { useMessages } from '../../locale/texts.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDone } from '../../ui/use-done.ts'
import styles from './name-cell.module.css'
import type { ApiTexts } from '../api-texts.ts'
import type { ApiRow } from '../tree/rows.ts'
import { addressName } from '../tree/rows.ts'

interface Props {
  row: ApiRow
  page: string
  text: ApiTexts
  tabIndex?: number
  pin: (row: ApiRow) => void
}

/** Seen when the row is: under the pointer, with the focus, and always where there is no pointer. */
export function NameActions({ row, page, text, tabIndex, pin }: Props) {
  const { code } = useMessages()
  const [done, setDone] = useDone()
  const copy = async () => {
    const copied = await copyText(row.copied)
    setDone(copied)
    if (copied) toast(`${code.copiedToClipboard} ${row.copied}`)
    else toast(code.copyFailed, 'warning')
  }
  const label = text.copyName(row.copied)
  return (
    <span className={styles.actions}>
      <button
        type="button"
        className={done ? styles.done : undefined}
        tabIndex={tabIndex}
        title={label}
        aria-label={label}
        onClick={copy}
      >
        <Icon name={done ? 'check' : 'copy'} />
      </button>
      {row.path && <RowLink row={row} page={page} label={text.linkTo(row.copied)} tabIndex={tabIndex} pin={pin} />}
    </span>
  )
}

/** A link like any other; a plain click copies it and leaves the reader where they are. */
function RowLink({
  row,
  page,
  label,
  tabIndex,
  pin
}: Pick<Props, 'row' | 'page' | 'tabIndex' | 'pin'> & { label: string }) {
  const { code, demo } = useMessages()
  const href = writePlace(page, new Map([['filterName', addressName(row)]]))
  const follow = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    pin(row)
    if (await copyText(new URL(href, location.href).href)) toast(demo.linkCopied)
    else toast(code.copyFailed, 'warning')
  }
  return (
    <a href={href} tabIndex={tabIndex} title={label} aria-label={label} onClick={follow}>
      <Icon name="link" />
    </a>
  )
}

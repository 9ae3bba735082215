import type { MouseEvent } from 'react'
import { formatLocation } from '../../../shared/site-location.ts'
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

/** Buttons of a row, visible on hover and focus, on devices without hover always. */
export function NameActions({ row, page, text, tabIndex, pin }: Props) {
  const { code } = useMessages()
  const [done, setDone] = useDone()
  const copy = async () => {
    const copied = await copyText(row.nameToCopy)
    setDone(copied)
    if (copied) toast(`${code.copiedToClipboard} ${row.nameToCopy}`)
    else toast(code.copyFailed, 'warning')
  }
  const label = text.copyName(row.nameToCopy)
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
      {row.path && <RowLink row={row} page={page} label={text.linkTo(row.nameToCopy)} tabIndex={tabIndex} pin={pin} />}
    </span>
  )
}

/** Link to a row; a plain click copies its address instead of navigating. */
function RowLink({
  row,
  page,
  label,
  tabIndex,
  pin
}: Pick<Props, 'row' | 'page' | 'tabIndex' | 'pin'> & { label: string }) {
  const { code, demo } = useMessages()
  const href = formatLocation(page, new Map([['filterName', addressName(row)]]))
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

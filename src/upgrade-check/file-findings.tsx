import type { ReactElement } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { escapeControls } from '../../shared/escape-controls.ts'
import type { FindingGroup, LineFinding } from '../../upgrade/report/finding-groups.ts'
import { Icon } from '../ui/icon.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './file-findings.module.css'

interface Props<T extends LineFinding> {
  text: CheckTexts
  name: string
  findings: readonly T[]
  /** Groups the findings of the file by line, in a worker. */
  loadGroups: (name: string, findings: readonly T[]) => Promise<FindingGroup<T>[]>
  isOpen: boolean
  /** Opens the file and moves the focus to it; each object does so once. */
  jump?: object
  /** Renders a group with a key. */
  renderGroup: (group: FindingGroup<T>) => ReactElement
}

const groupsPerStep = 50

/** Shows a file with its findings, which are grouped and rendered only while it is open. */
export function FileFindings<T extends LineFinding>({
  text,
  name,
  findings,
  loadGroups,
  isOpen,
  jump,
  renderGroup
}: Props<T>) {
  const [open, setOpen] = useState(isOpen)
  const [visibleGroups, setVisibleGroups] = useState(groupsPerStep)
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!jump) return
    setOpen(true)
    summary.current!.focus({ preventScroll: true })
    summary.current!.scrollIntoView()
  }, [jump])
  const key = useMemo(() => (open ? { findings } : undefined), [open, findings])
  const { latest, error } = useLoaded(key, () => loadGroups(name, findings))
  const groups = error === undefined ? (latest ?? []) : findings.map(finding => groupAlone(finding))
  return (
    <details className={styles.file} data-file={name} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>
        <Icon name="right" />
        <span className={styles.name}>{escapeControls(name)}</span>
        <span className={styles.count}>{text.places(findings.length)}</span>
      </summary>
      {open && <ol>{groups.slice(0, visibleGroups).map(renderGroup)}</ol>}
      {open && groups.length > visibleGroups && (
        <button type="button" className="btn" onClick={() => setVisibleGroups(visibleGroups + groupsPerStep)}>
          {text.morePlaces(Math.min(groupsPerStep, groups.length - visibleGroups))}
        </button>
      )}
    </details>
  )
}

/** Group without the changed lines, for a file that a worker can't process. */
const groupAlone = <T extends LineFinding>(finding: T): FindingGroup<T> => ({
  findings: [finding],
  line: finding.line,
  lastLine: finding.line
})

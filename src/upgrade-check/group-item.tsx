import type { ReactElement } from 'react'
import type { Language } from '../../shared/locale.ts'
import { escapeLines } from '../../shared/escape-controls.ts'
import type { MarkedLine } from '../../upgrade/report/changed-lines.ts'
import type { FindingGroup, LineFinding } from '../../upgrade/report/finding-groups.ts'
import { reportTexts } from '../../upgrade/report/report-texts.ts'
import styles from './group-item.module.css'

interface Props<T extends LineFinding> {
  language: Language
  group: FindingGroup<T>
  /** Opens a line of the file in the adjacent editor. */
  onOpen?: (file: string, line: number) => void
  /** Renders the explanation of a finding with a key; its code is shown unless it is in the changed lines. */
  children: (finding: T, isCodeShown: boolean) => ReactElement
}

/** Shows the findings of one line: the line before and after all of them, then each explanation. */
export function GroupItem<T extends LineFinding & { file: string }>({ language, group, onOpen, children }: Props<T>) {
  const { findings, line, lastLine, change } = group
  const report = reportTexts[language]
  const label = line === lastLine ? report.line(line) : report.lines(line, lastLine)
  return (
    <li className={styles.group} data-line={line}>
      <p className={styles.heading}>
        {onOpen ? (
          <button type="button" onClick={() => onOpen(findings[0]!.file, line)}>
            {label}
          </button>
        ) : (
          label
        )}
      </p>
      {change && (
        <div className={styles.change}>
          <ChangeSide sign="−" label={report.before} className={styles.removed!} lines={change.before} />
          <ChangeSide sign="+" label={report.after} className={styles.added!} lines={change.after} />
        </div>
      )}
      <ul>{findings.map(finding => children(finding, !change || findings.length > 1))}</ul>
    </li>
  )
}

function ChangeSide({
  sign,
  label,
  className,
  lines
}: {
  sign: string
  label: string
  className: string
  lines: readonly MarkedLine[]
}) {
  if (lines.length === 0) return null
  return (
    <pre className={className}>
      <span className="visually-hidden">{label}: </span>
      {lines.map((parts, index) => (
        <span key={index} data-sign={sign}>
          {parts.map(({ text, isChanged }, part) =>
            isChanged ? <mark key={part}>{escapeLines(text)}</mark> : escapeLines(text)
          )}
          {'\n'}
        </span>
      ))}
    </pre>
  )
}

import type { Language } from '../../shared/locale.ts'
import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import type { Finding } from '../../upgrade/finding.ts'
import type { MarkedLine } from '../../upgrade/report/changed-lines.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import { getPageLink, getSentence } from '../../upgrade/report/report-input.ts'
import { reportTexts } from '../../upgrade/report/report-texts.ts'
import { getDecision } from '../../upgrade/rules/decisions.ts'
import { isSilent } from '../../upgrade/verdict.ts'
import { Icon } from '../ui/icon.tsx'
import { TextWithCode } from '../ui/text-with-code.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './group-item.module.css'

interface Props {
  text: CheckTexts
  language: Language
  group: FindingGroup
  /** Opens the line in the adjacent editor; if given, links open in a new tab to keep the editor open. */
  onOpen?: (file: string, line: number) => void
}

/** Shows the findings of one line: the line before and after all of them, then each explanation. */
export function GroupItem({ text, language, group, onOpen }: Props) {
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
      <ul>
        {findings.map(finding => (
          <Explanation
            key={`${finding.rule} ${finding.start}`}
            text={text}
            language={language}
            finding={finding}
            isCodeShown={!change || findings.length > 1}
            isInNewTab={onOpen !== undefined}
          />
        ))}
      </ul>
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

interface ExplanationProps {
  text: CheckTexts
  language: Language
  finding: Finding
  isCodeShown: boolean
  isInNewTab: boolean
}

function Explanation({ text, language, finding, isCodeShown, isInNewTab }: ExplanationProps) {
  const { rule, certainty, when, found, becomes } = finding
  const decision = getDecision(finding, language)
  return (
    <li className={styles.explanation} data-rule={rule}>
      <p className={styles.marks}>
        <span className={`${styles.mark} ${styles[certainty]}`}>{text.certainty[certainty]}</span>
        <span className={styles.mark}>{text.when[when]}</span>
        {isSilent(finding) && (
          <span className={`${styles.mark} ${styles.silent}`}>
            <Icon name="warning" />
            {reportTexts[language].silentMark}
          </span>
        )}
        {isCodeShown && (
          <span className={styles.code}>
            <code>{escapeControls(found)}</code>
            {becomes !== undefined && (
              <>
                {' '}
                <span aria-hidden="true">→</span> <span className="visually-hidden">{text.becomes}</span>{' '}
                <code>{escapeControls(becomes)}</code>
              </>
            )}
          </span>
        )}
      </p>
      <p className={styles.sentence}>
        <TextWithCode text={getSentence(finding, language)} />{' '}
        <a
          href={`#${getPageLink(finding)}`}
          target={isInNewTab ? '_blank' : undefined}
          rel={isInNewTab ? 'noopener' : undefined}
        >
          {text.details}
        </a>
      </p>
      {decision && (
        <>
          <ol className={styles.options}>
            {decision.options.map(option => (
              <li key={option}>
                <TextWithCode text={option} />
              </li>
            ))}
          </ol>
          <p className={styles.proof}>
            <TextWithCode text={reportTexts[language].proof(decision.check)} />
          </p>
        </>
      )}
    </li>
  )
}

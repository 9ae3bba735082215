import type { Language } from '../../shared/locale.ts'
import type { Finding } from '../../upgrade/finding.ts'
import { pageOf, sentenceOf } from '../../upgrade/report/report-input.ts'
import { CodeWords } from '../ui/code-words.tsx'
import { changedLines } from './changed-lines.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './finding-item.module.css'

interface Props {
  text: CheckTexts
  language: Language
  source: string
  finding: Finding
  /** Shows the line in an editor that stands beside: the reader stays there. */
  onOpen?: (file: string, line: number) => void
}

/** Where, what, why, and the change as it will stand in the file. */
export function FindingItem({ text, language, source, finding, onOpen }: Props) {
  const { file, line, certainty, when, found, becomes } = finding
  const lines = changedLines(source, finding)
  return (
    <li className={styles.item} data-rule={finding.rule}>
      <p className={styles.what}>
        {onOpen ? (
          <button type="button" className={styles.line} onClick={() => onOpen(file, line)}>
            {text.line(line)}
          </button>
        ) : (
          <span className={styles.line}>{text.line(line)}</span>
        )}
        <span className={`${styles.mark} ${styles[certainty]}`}>{text.certainty[certainty]}</span>
        <span className={styles.mark}>{text.when[when]}</span>
      </p>
      <p className={styles.says}>
        <CodeWords text={sentenceOf(finding, language)} />{' '}
        <a href={`#${pageOf(finding)}`} target={onOpen && '_blank'} rel={onOpen && 'noopener'}>
          {text.why}
        </a>
      </p>
      {lines ? (
        <pre className={styles.change} tabIndex={0} role="group" aria-label={`${text.before}, ${text.after}`}>
          <Side sign="−" label={text.before} className={styles.gone!} lines={lines.before} />
          <Side sign="+" label={text.after} className={styles.come!} lines={lines.after} />
        </pre>
      ) : (
        <p className={styles.change}>
          <code>{found}</code>
          {becomes !== undefined && (
            <>
              {' '}
              <span aria-hidden="true">→</span> <span className="vh">{text.becomes}</span> <code>{becomes}</code>
            </>
          )}
        </p>
      )}
    </li>
  )
}

function Side({ sign, label, className, lines }: { sign: string; label: string; className: string; lines: string[] }) {
  return (
    <span className={className}>
      <span className="vh">{label}: </span>
      {lines.map((line, index) => (
        <span key={index} data-sign={sign}>
          {line}
          {'\n'}
        </span>
      ))}
    </span>
  )
}

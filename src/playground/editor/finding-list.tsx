import { escapeControls } from '../../../shared/escape-controls.ts'
import type { Language } from '../../../shared/locale.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './finding-list.module.css'

interface Props {
  id: string
  language: Language
  version: string
  findings: readonly CheckFinding[]
  /** Shows a line in the editor. */
  onOpen: (line: number, column: number) => void
  onFix: (findings: readonly CheckFinding[]) => void
}

/** Lists the names in the shown file that a version lacks, for readers without a mouse and on touch screens. */
export function FindingList({ id, language, version, findings, onOpen, onFix }: Props) {
  const words = playTexts[language].version
  const fixable = findings.filter(({ edits }) => edits.length > 0)
  return (
    <section id={id} className={styles.list} aria-label={words.count(version, findings.length)}>
      {fixable.length > 1 && (
        <button type="button" className="btn" onClick={() => onFix(fixable)}>
          {words.fixAll(fixable.length)}
        </button>
      )}
      <ul>
        {findings.map(finding => (
          <li key={`${finding.kind} ${finding.start}`}>
            <button type="button" className={styles.line} onClick={() => onOpen(finding.line, finding.column)}>
              {words.line(finding.line)}
            </button>
            <p>
              <TextWithCode text={escapeControls(finding.message[language])} />{' '}
              <a href={`#${finding.page}`} target="_blank" rel="noopener">
                {words.details}
              </a>
            </p>
            {finding.edits.length > 0 && (
              <button type="button" className="btn" onClick={() => onFix([finding])}>
                {words.fix(finding.here ?? finding.edits.map(edit => edit.text).join(' '))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { escapeControls } from '../../../shared/escape-controls.ts'
import type { Language } from '../../../shared/locale.ts'
import { applyFixes } from '../../../version-check/apply-fixes.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './finding-list.module.css'
import type { VersionFindings } from './version-diagnostics.ts'

interface Props {
  id: string
  language: Language
  version: string
  /** Findings with the text that they belong to. */
  checked: VersionFindings
  /** Shows a line in the editor. */
  onOpen: (line: number, column: number) => void
  /** Replaces the text of the file. */
  onChange: (text: string) => void
}

/** Lists the names in the shown file that a version lacks, for readers without a mouse and on touch screens. */
export function FindingList({ id, language, version, checked: { text, findings }, onOpen, onChange }: Props) {
  const words = playTexts[language].version
  const fixable = findings.filter(({ edits }) => edits.length > 0)
  const fix = (fixed: readonly CheckFinding[]) => onChange(applyFixes(text, fixed))
  return (
    <section id={id} className={styles.list} aria-label={words.count(version, findings.length)}>
      {fixable.length > 1 && (
        <button type="button" className="btn" onClick={() => fix(fixable)}>
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
              <button type="button" className="btn" onClick={() => fix([finding])}>
                {words.fix(finding.here ?? finding.edits.map(edit => edit.text).join(' '))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

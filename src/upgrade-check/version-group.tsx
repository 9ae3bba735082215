import type { Language } from '../../shared/locale.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import { compareVersions } from '../../shared/version-order.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import type { CheckFinding, KnownReleases } from '../../version-check/finding.ts'
import { TextWithCode } from '../ui/text-with-code.tsx'
import type { CheckTexts } from './check-texts.ts'
import { GroupItem } from './group-item.tsx'
import styles from './group-item.module.css'
import type { VersionTexts } from './version-texts.ts'
import { versionTexts } from './version-texts.ts'

interface Props {
  text: CheckTexts
  language: Language
  version: string
  group: FindingGroup<CheckFinding>
  onFix: (finding: CheckFinding) => void
}

/** Shows the findings of one line for a version. */
export function VersionGroup({ text, language, version, group, onFix }: Props) {
  return (
    <GroupItem language={language} group={group}>
      {(finding, isCodeShown) => (
        <VersionFinding
          key={`${finding.kind} ${finding.start} ${finding.end}`}
          text={text}
          language={language}
          version={version}
          finding={finding}
          isCodeShown={isCodeShown}
          onFix={onFix}
        />
      )}
    </GroupItem>
  )
}

interface FindingProps {
  text: CheckTexts
  language: Language
  version: string
  finding: CheckFinding
  isCodeShown: boolean
  onFix: (finding: CheckFinding) => void
}

function VersionFinding({ text, language, version, finding, isCodeShown, onFix }: FindingProps) {
  const { kind, severity, found, line, here, releases, page, message, edits } = finding
  const words = versionTexts[language]
  return (
    <li className={styles.explanation} data-finding={kind}>
      <p className={styles.marks}>
        <span className={`${styles.mark} ${severity === 'unknown' ? styles.decide : styles.look}`}>
          {words.severity[severity]}
        </span>
        {releases && <span className={styles.mark}>{describeReleases(releases, version, words)}</span>}
        {isCodeShown && (
          <span className={styles.code}>
            <code>{escapeControls(found)}</code>
            {here !== undefined && (
              <>
                {' '}
                <span aria-hidden="true">→</span> <span className="visually-hidden">{text.becomes}</span>{' '}
                <code>{escapeControls(here)}</code>
              </>
            )}
          </span>
        )}
      </p>
      <p className={styles.sentence}>
        <TextWithCode text={escapeControls(message[language])} /> <a href={`#${page}`}>{words.details}</a>
      </p>
      {edits.length > 0 && (
        <button
          type="button"
          className={`btn ${styles.fix}`}
          aria-label={words.fixLabel(escapeControls(found), line)}
          onClick={event => {
            // The button disappears, the file stays while it has other findings.
            event.currentTarget.closest('details')?.querySelector('summary')?.focus({ preventScroll: true })
            onFix(finding)
          }}
        >
          {words.fix}
        </button>
      )}
    </li>
  )
}

function describeReleases({ first, last, isExact }: KnownReleases, version: string, words: VersionTexts): string {
  if (compareVersions(first, version) < 0) return words.until(last)
  return isExact ? words.since(first) : words.availableIn(first)
}

import type { Language } from '../../shared/locale.ts'
import { escapeControls } from '../../shared/escape-controls.ts'
import type { Finding } from '../../upgrade/finding.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import { getPageLink, getSentence } from '../../upgrade/report/report-input.ts'
import { reportTexts } from '../../upgrade/report/report-texts.ts'
import { getDecision } from '../../upgrade/rules/decisions.ts'
import { isSilent } from '../../upgrade/verdict.ts'
import { Icon } from '../ui/icon.tsx'
import { TextWithCode } from '../ui/text-with-code.tsx'
import type { CheckTexts } from './check-texts.ts'
import { GroupItem } from './group-item.tsx'
import styles from './group-item.module.css'

interface Props {
  text: CheckTexts
  language: Language
  group: FindingGroup
  /** Opens the line in the adjacent editor; if given, links open in a new tab to keep the editor open. */
  onOpen?: (file: string, line: number) => void
}

/** Shows the upgrade findings of one line. */
export function UpgradeGroup({ text, language, group, onOpen }: Props) {
  return (
    <GroupItem language={language} group={group} onOpen={onOpen}>
      {(finding, isCodeShown) => (
        <Explanation
          key={`${finding.rule} ${finding.start}`}
          text={text}
          language={language}
          finding={finding}
          isCodeShown={isCodeShown}
          isInNewTab={onOpen !== undefined}
        />
      )}
    </GroupItem>
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

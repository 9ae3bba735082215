import type { Report } from '../../shared/report.ts'
import { issueAddress } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { externalLinkProps } from '../ui/menu.tsx'
import styles from './report-dialog.module.css'
import type { SendProblem } from './report-texts.ts'
import { reportTexts } from './report-texts.ts'

interface Props {
  problem: SendProblem
  minutes: number | undefined
  report: Report
}

/** Shows why a report was rejected, and other ways to submit its text. */
export function SendFailure({ problem, minutes, report }: Props) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const { text: description, edit, console: lines } = report
  const fullText = [description, edit, lines?.join('\n')].filter(part => part).join('\n\n')
  const address = issueAddress(report, fullText)
  return (
    <div className={styles.failed}>
      <Icon name="warning" />
      <div>
        <b>{text.failed}</b>
        <p>
          {text.problems[problem]}
          {minutes !== undefined && ` ${text.minutes(minutes)}`}
        </p>
        <p className={styles.buttons}>
          <CopyButton className="btn" text={fullText} />
          <a className="quiet" href={address} {...externalLinkProps(address)}>
            {text.issue}
          </a>
        </p>
      </div>
    </div>
  )
}

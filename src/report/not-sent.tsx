import type { Report } from '../../shared/report.ts'
import { issueAddress } from '../links.ts'
import { useTexts } from '../locale/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import styles from './report-dialog.module.css'
import type { SendProblem } from './report-texts.ts'
import { reportTexts } from './report-texts.ts'

interface Props {
  problem: SendProblem
  minutes: number | undefined
  report: Report
}

/** Why a report was not taken, and other ways for what was written. */
export function NotSent({ problem, minutes, report }: Props) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const { text: said, edit, console: lines } = report
  const whole = [said, edit, lines?.join('\n')].filter(part => part).join('\n\n')
  const address = issueAddress(report, whole)
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
          <CopyButton className="btn" text={whole} />
          <a className="q" href={address} {...outside(address)}>
            {text.issue}
          </a>
        </p>
      </div>
    </div>
  )
}

import type { CheckedProject } from '../../upgrade/check-project.ts'
import { Icon } from '../ui/icon.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './verdict.module.css'

interface Props {
  text: CheckTexts
  verdict: CheckedProject['verdict']
  files: number
  findings: number
}

const icons = { yes: 'check', changes: 'edit', decisions: 'warning' } as const

export function Verdict({ text, verdict, files, findings }: Props) {
  return (
    <div className={`${styles.verdict} ${styles[verdict]}`} role="status" data-verdict={verdict}>
      <Icon name={icons[verdict]} />
      <div>
        <strong>{text.verdict[verdict]}</strong>
        <span>
          {text.summary(files, findings)} {findings === 0 && text.nothing}
        </span>
      </div>
    </div>
  )
}

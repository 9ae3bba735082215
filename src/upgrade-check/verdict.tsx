import type { ReactNode } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import { reportTexts } from '../../upgrade/report/report-texts.ts'
import type { FindingCounts } from '../../upgrade/verdict.ts'
import type { CheckTexts } from './check-texts.ts'
import { VerdictBox } from './verdict-box.tsx'

interface Props {
  text: CheckTexts
  language: Language
  verdict: CheckedProject['verdict']
  files: number
  counts: FindingCounts
  /** Sentence about the installed version. */
  note: string | undefined
  /** Buttons that take the result. */
  actions?: ReactNode
}

export function Verdict({ text, language, verdict, files, counts, note, actions }: Props) {
  const { total, automatic, silent } = counts
  const report = reportTexts[language]
  const share = total > 0 ? report.share(automatic, total) : undefined
  const title = text.verdict[verdict]
  // The share says more than the verdict, unless nothing is to be done or the result is unknown.
  const isShareFirst = share !== undefined && (verdict === 'changes' || verdict === 'decisions')
  const details = [
    ...(isShareFirst ? [title] : share === undefined ? [] : [share]),
    text.checked(files),
    ...(total === 0 && verdict !== 'unread' ? [text.nothing] : [])
  ]
  return (
    <VerdictBox
      state={verdict}
      title={isShareFirst ? share : title}
      sentences={[text.sentences(...details), ...(note === undefined ? [] : [note])]}
      warning={silent > 0 ? report.silent(silent) : undefined}
      actions={actions}
    />
  )
}

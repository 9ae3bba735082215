import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Report } from '../../shared/report.ts'
import { reportLimits } from '../../shared/report.ts'
import type { Change } from '../../upgrade/report/unified-diff.ts'
import { useTexts } from '../locale/texts.ts'
import { PanelDialog } from '../ui/panel-dialog.tsx'
import { Attached } from './attachment.tsx'
import { shortDiff, shortLines } from './attached.ts'
import { KnownHere } from './known-here.tsx'
import { NotSent } from './not-sent.tsx'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'
import type { Sent } from './send-report.ts'
import { sendReport } from './send-report.ts'

interface Props {
  /** What is sent in any case. */
  subject: Omit<Report, 'text' | 'edit' | 'console'>
  title: string
  changes: readonly Change[]
  lines: readonly string[]
  close: () => void
}

/** What was typed and not sent, by place: a dialog is closed by a click beside it. */
const unsent = new Map<string, string>()

/** The form that reports an error. It shows all that will be sent. */
export function ReportDialog({ subject, title, changes, lines, close }: Props) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const place = subject.demo ? `${subject.page}#${subject.demo}` : subject.page
  const [said, setSaid] = useState(() => unsent.get(place) ?? '')
  const [withEdit, setWithEdit] = useState(true)
  const [withLines, setWithLines] = useState(true)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const [edit, shown] = [shortDiff(changes), shortLines(lines)]
  useEffect(() => field.current?.focus(), [])
  const report: Report = {
    ...subject,
    text: said.trim(),
    ...(withEdit && edit !== '' && { edit }),
    ...(withLines && shown.length > 0 && { console: shown })
  }
  const type = (typed: string) => {
    setSaid(typed)
    unsent.set(place, typed)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || report.text === '') return
    setSending(true)
    const outcome = await sendReport(report)
    setSending(false)
    setSent(outcome)
    if ('id' in outcome) unsent.delete(place)
  }
  if (sent && 'id' in sent)
    return (
      <PanelDialog ref={dialog} title={text.title} close={text.close} onClose={close}>
        <Thanks id={sent.id} done={() => dialog.current?.close()} />
      </PanelDialog>
    )
  return (
    <PanelDialog ref={dialog} title={text.title} close={text.close} onClose={close}>
      <form className={styles.form} onSubmit={event => void send(event)} aria-busy={isSending}>
        <p className={styles.subject}>
          {subject.demo ? text.ofDemo : text.ofPage} <b>{title}</b>
        </p>
        <KnownHere page={subject.page} demo={subject.demo} />
        <label htmlFor={id}>{text.what}</label>
        <textarea
          ref={field}
          id={id}
          required
          rows={4}
          maxLength={reportLimits.text}
          placeholder={text.hint}
          value={said}
          onChange={event => type(event.target.value)}
        />
        {edit !== '' && (
          <Attached
            label={text.edit(edit.trimEnd().split('\n').length)}
            body={edit}
            checked={withEdit}
            set={setWithEdit}
          />
        )}
        {shown.length > 0 && (
          <Attached label={text.console(shown.length)} body={shown.join('\n')} checked={withLines} set={setWithLines} />
        )}
        <details className={styles.more}>
          <summary>{text.sent}</summary>
          <dl>
            <dt>{text.place}</dt>
            <dd>
              {place} [{subject.language}]
            </dd>
            <dt>{text.version}</dt>
            <dd>vxe-table {subject.version}</dd>
            <dt>{text.build}</dt>
            <dd>{subject.build}</dd>
          </dl>
        </details>
        <p className={styles.small}>{text.nothingElse}</p>
        <div role="status">
          {sent && !isSending && <NotSent problem={sent.problem} minutes={sent.minutes} report={report} />}
        </div>
        <p className={styles.buttons}>
          <button className="btn primary" aria-disabled={isSending}>
            {isSending ? text.sending : text.send}
          </button>
        </p>
      </form>
    </PanelDialog>
  )
}

function Thanks({ id, done }: { id: number; done: () => void }) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <p role="status" className={styles.thanks}>
        {text.thanks(id)}
      </p>
      <p className={styles.buttons}>
        <button ref={button} type="button" className="btn primary" onClick={done}>
          {text.done}
        </button>
      </p>
    </>
  )
}

import type { FormEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Report } from '../../shared/report.ts'
import { reportLimits } from '../../shared/report.ts'
import type { FileChange } from '../../upgrade/report/unified-diff.ts'
import { useTexts } from '../locale/texts.ts'
import { PanelDialog } from '../ui/panel-dialog.tsx'
import { Attachment } from './attachment.tsx'
import { shortenDiff, shortenLines } from './shorten-attachments.ts'
import { KnownProblems } from './known-problems.tsx'
import { SendFailure } from './send-failure.tsx'
import styles from './report-dialog.module.css'
import { reportTexts } from './report-texts.ts'
import type { SendResult } from './send-report.ts'
import { sendReport } from './send-report.ts'

interface Props {
  /** Part of the report that is always sent. */
  subject: Omit<Report, 'text' | 'edit' | 'console'>
  title: string
  changes: readonly FileChange[]
  lines: readonly string[]
  close: () => void
}

/** Unsent text by page or demo, stored because a click beside the dialog closes it. */
const unsentTexts = new Map<string, string>()

/** The last report that was sent and its key, for another attempt. */
let lastSent = { content: '', key: '' }

function keyOf(report: Report): string {
  const content = JSON.stringify(report)
  if (lastSent.content !== content) lastSent = { content, key: createKey() }
  return lastSent.key
}

/** Unlike `crypto.randomUUID`, this works on a page without HTTPS. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Form that reports an error and shows everything that is sent. */
export function ReportDialog({ subject, title, changes, lines, close }: Props) {
  const { language } = useTexts()
  const text = reportTexts[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const subjectKey = subject.demo ? `${subject.page}#${subject.demo}` : subject.page
  const [description, setDescription] = useState(() => unsentTexts.get(subjectKey) ?? '')
  const [withEdit, setWithEdit] = useState(true)
  const [withLines, setWithLines] = useState(true)
  const [isSending, setSending] = useState(false)
  const [lastResult, setLastResult] = useState<SendResult>()
  const [edit, consoleLines] = [shortenDiff(changes), shortenLines(lines)]
  useEffect(() => field.current?.focus(), [])
  const report: Report = {
    ...subject,
    text: description.trim(),
    ...(withEdit && edit !== '' && { edit }),
    ...(withLines && consoleLines.length > 0 && { console: consoleLines })
  }
  const changeDescription = (value: string) => {
    setDescription(value)
    unsentTexts.set(subjectKey, value)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || report.text === '') return
    setSending(true)
    const sendResult = await sendReport(report, keyOf(report))
    setSending(false)
    setLastResult(sendResult)
    if (!('id' in sendResult)) return
    unsentTexts.delete(subjectKey)
    lastSent = { content: '', key: '' }
  }
  if (lastResult && 'id' in lastResult)
    return (
      <PanelDialog ref={dialog} title={text.title} close={text.close} onClose={close}>
        <Thanks id={lastResult.id} done={() => dialog.current?.close()} />
      </PanelDialog>
    )
  return (
    <PanelDialog ref={dialog} title={text.title} close={text.close} onClose={close}>
      <form className={styles.form} onSubmit={event => void send(event)} aria-busy={isSending}>
        <p className={styles.subject}>
          {subject.demo ? text.ofDemo : text.ofPage} <b>{title}</b>
        </p>
        <KnownProblems page={subject.page} demo={subject.demo} />
        <label htmlFor={id}>{text.question}</label>
        <textarea
          ref={field}
          id={id}
          required
          rows={4}
          maxLength={reportLimits.text}
          placeholder={text.hint}
          value={description}
          onChange={event => changeDescription(event.target.value)}
        />
        {edit !== '' && (
          <Attachment
            label={text.edit(edit.trimEnd().split('\n').length)}
            body={edit}
            checked={withEdit}
            onChange={setWithEdit}
          />
        )}
        {consoleLines.length > 0 && (
          <Attachment
            label={text.console(consoleLines.length)}
            body={consoleLines.join('\n')}
            checked={withLines}
            onChange={setWithLines}
          />
        )}
        <details className={styles.more}>
          <summary>{text.alsoSent}</summary>
          <dl>
            <dt>{text.location}</dt>
            <dd>
              {subjectKey} [{subject.language}]
            </dd>
            <dt>{text.version}</dt>
            <dd>vxe-table {subject.version}</dd>
            <dt>{text.build}</dt>
            <dd>{subject.build}</dd>
          </dl>
        </details>
        <p className={styles.small}>{text.nothingElse}</p>
        <div role="status">
          {lastResult && !isSending && (
            <SendFailure problem={lastResult.problem} minutes={lastResult.minutes} report={report} />
          )}
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

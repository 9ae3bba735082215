import { facts } from 'virtual:facts'
import { useState } from 'react'
import type { Page } from '../../shared/page.ts'
import { buildVersion } from '../content.ts'
import { demoTitle } from '../../shared/page.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { useLoaded } from '../use-loaded.ts'
import { ReportDialog } from '../report/report-dialog.tsx'
import { getConsoleLines } from '../console-lines.ts'
import { draftChanges } from './draft-changes.ts'

/** Report form with the changes of the reader to a demo and the lines of its console. */
export function ReportForm({ page, demo: name, close }: { page: Page; demo: string; close: () => void }) {
  const demo = page.demos.find(each => each.name === name)
  const [kind] = useSourceKind()
  const [lines] = useState(() => (demo ? getConsoleLines(demo.id) : []))
  const { value: changes = [] } = useLoaded(demo && `${demo.id} ${kind}`, () => draftChanges(demo!, page, kind))
  const { path, language } = page
  const subject = { page: path, language, version: facts.library, build: buildVersion() }
  return (
    <ReportDialog
      subject={demo ? { ...subject, demo: demo.name } : subject}
      title={demo ? demoTitle(demo, page) : page.title}
      changes={changes}
      lines={lines}
      close={close}
    />
  )
}

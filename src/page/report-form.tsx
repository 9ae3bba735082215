import { facts } from 'virtual:facts'
import { useState } from 'react'
import type { Page } from '../../shared/page.ts'
import { buildVersion } from '../content.ts'
import { demoTitle } from '../demo/demo-space.tsx'
import { useSourceKind } from '../demo/source-kind.ts'
import { useLoaded } from '../loaded.ts'
import { ReportDialog } from '../report/report-dialog.tsx'
import { shownLines } from '../shown-lines.ts'
import { editOf } from './demo-edit.ts'

/** Gathers what a report may say of a demo: how the reader changed it, and what its console shows. */
export function ReportForm({ page, demo: name, close }: { page: Page; demo: string; close: () => void }) {
  const demo = page.demos.find(each => each.name === name)
  const [kind] = useSourceKind()
  const [lines] = useState(() => (demo ? shownLines(demo.id) : []))
  const { value: changes = [] } = useLoaded(demo && `${demo.id} ${kind}`, () => editOf(demo!, page, kind))
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

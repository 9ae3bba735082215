import { useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { demoAnchor } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { DemoBar } from './demo-bar.tsx'
import styles from './demo-block.module.css'
import { MembersRow } from './members-row.tsx'
import { SourcePanel } from './source-panel.tsx'
import { useSourceKind } from './source-kind.ts'
import { Stage } from './stage.tsx'

/** One frame cut by hairlines: the running demo, its bar, its source. */
export function DemoBlock({ demo, page }: { demo: Demo; page: Page }) {
  const { demo: texts } = useMessages()
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useSourceKind()
  const frame = useRef<HTMLElement>(null)
  const heading = page.headings.find(({ number }) => number === demo.number)
  return (
    <section ref={frame} id={demoAnchor(demo.name)} className={styles.demo} aria-label={texts.label(demo.number, heading?.text ?? page.title)} data-demo={demo.name}>
      <Stage demo={demo} />
      <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} setKind={setKind} frame={frame} />
      {open && <SourcePanel demo={demo} kind={kind} />}
      <MembersRow members={demo.members} />
    </section>
  )
}

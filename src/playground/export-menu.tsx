import { facts } from 'virtual:facts'
import { useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Project } from '../../shared/project.ts'
import { useMessages } from '../locale/texts.ts'
import { copyText } from '../ui/copy-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { saveFile } from '../ui/save-file.ts'
import { toast } from '../ui/toast.tsx'
import { PlayIcon } from './export-menu-icon.tsx'
import styles from './export-menu.module.css'
import type { CompiledCode } from './export/export-html.ts'
import { fileStem, projectFile } from './export/project-file.ts'
import { textsOf } from './play-texts-of.ts'

interface Props {
  project: Project
  /** Name of the file in the editor. */
  current: string
  /** Of the exported page. */
  title: string
  language: Language
  /** Of the text as it is now; `undefined` while it has errors. */
  compile: () => Promise<CompiledCode | undefined>
}

/** The edited code in every form that works without the site. */
export function ExportMenu({ project, current, title, language, compile }: Props) {
  const text = textsOf[language].export
  const { code } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const stem = fileStem(project)
  const versions = { vue: facts.vue, utils: facts.utils, library: facts.library }
  const save = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => {
    saveFile(name, type, content)
    toast(text.saved(name))
  }
  const html = async (inside: boolean) => {
    const compiled = await compile()
    if (!compiled) return toast(text.broken)
    const { exportHtml } = await import('./export/export-html.ts')
    const library = inside ? (await import('./export/inline-library.ts')).inlineLibrary(language) : (await import('./export/html-library.ts')).cdnLibrary(versions, language)
    save(`${stem}.html`, 'text/html', exportHtml(compiled, { title, language, library: await library }))
  }
  const zip = async () => {
    const { exportZip } = await import('./export/export-zip.ts')
    save(`${stem}.zip`, 'application/zip', exportZip(project, { title, language, versions: { ...versions, guests: (await import('virtual:guests')).versions } }))
  }
  const copy = async () => {
    const done = await copyText(project.files.find(file => file.name === current)?.text ?? '')
    toast(done ? code.copiedToClipboard : code.copyFailed)
  }
  const run = (work: () => Promise<unknown>) => async () => {
    if (busy) return
    setBusy(true)
    // The menu closes under the focus.
    box.current?.querySelector('button')?.focus()
    await work().catch(() => toast(text.unreachable))
    setBusy(false)
  }
  const item = (label: string, hint: string, work: () => Promise<unknown>) => (
    <li>
      <button type="button" className={styles.item} onClick={run(work)}>
        {label}
        <small>{hint}</small>
      </button>
    </li>
  )
  return (
    <div ref={box} className={styles.export} aria-busy={busy}>
      <Menu label={<><PlayIcon name="download" />{text.title}</>}>
        {item(text.inline, text.inlineHint, () => html(true))}
        {item(text.cdn, text.cdnHint, () => html(false))}
        {item(text.zip, text.zipHint, zip)}
        {item(text.project, text.projectHint, async () => save(`${stem}.playground.json`, 'application/json', projectFile(project)))}
        {item(text.copy, text.copyHint(current), copy)}
      </Menu>
    </div>
  )
}

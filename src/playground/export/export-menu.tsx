import { facts } from 'virtual:facts'
import { useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import { useMessages } from '../../locale/texts.ts'
import { copyText } from '../../ui/copy-text.ts'
import { Menu } from '../../ui/menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.tsx'
import { PlayIcon } from '../play-icon.tsx'
import styles from './export-menu.module.css'
import type { CompiledCode } from './export-html.ts'
import { fileStem, projectFile } from './project-file.ts'
import { exportTexts } from './export-texts.ts'

interface Props {
  project: Project
  /** Name of the file in the editor. */
  current: string
  /** Of the exported page. */
  title: string
  language: Language
  /** It came with a link. */
  isForeign: boolean
  /** Of the text as it is now; `undefined` while it has errors. */
  compile: () => Promise<CompiledCode | undefined>
}

/** The edited code in every form that works without the site. */
export function ExportMenu({ project, current, title, language, isForeign, compile }: Props) {
  const text = exportTexts[language]
  const { code } = useMessages()
  const [busy, setBusy] = useState(false)
  const stem = fileStem(project)
  const versions = { vue: facts.vue, utils: facts.utils, library: facts.library }
  const save = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => {
    saveFile(name, type, content)
    toast(text.saved(name))
  }
  const html = async (inside: boolean) => {
    const compiled = await compile()
    if (!compiled) return toast(text.broken, 'warning')
    const { exportHtml } = await loadChunk('export-html', () => import('./export-html.ts'))
    const library = inside
      ? (await loadChunk('inline-library', () => import('./inline-library.ts'))).inlineLibrary(language)
      : (await loadChunk('html-library', () => import('./html-library.ts'))).cdnLibrary(
          versions,
          (await loadChunk('cdn-integrity', () => import('virtual:cdn-integrity'))).integrity,
          language
        )
    save(`${stem}.html`, 'text/html', exportHtml(compiled, { title, language, isForeign, library: await library }))
  }
  const zip = async () => {
    const { exportZip } = await loadChunk('export-zip', () => import('./export-zip.ts'))
    save(
      `${stem}.zip`,
      'application/zip',
      exportZip(project, {
        title,
        language,
        isForeign,
        versions: { ...versions, guests: (await loadChunk('guests', () => import('virtual:guests'))).versions }
      })
    )
  }
  const copy = async () => {
    const done = await copyText(project.files.find(file => file.name === current)?.text ?? '')
    if (done) toast(code.copiedToClipboard)
    else toast(code.copyFailed, 'warning')
  }
  const run = (work: () => Promise<unknown>) => async () => {
    if (busy) return
    setBusy(true)
    await work().catch(() => toast(text.unreachable, 'warning'))
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
    <div className={styles.export} aria-busy={busy}>
      <Menu
        label={
          <>
            <PlayIcon name="download" />
            {text.title}
          </>
        }
      >
        {isForeign && <li className={styles.foreign}>{text.foreign}</li>}
        {item(text.inline, text.inlineHint, () => html(true))}
        {item(text.cdn, text.cdnHint, () => html(false))}
        {item(text.zip, text.zipHint, zip)}
        {item(text.project, text.projectHint, async () =>
          save(`${stem}.playground.json`, 'application/json', projectFile(project))
        )}
        {item(text.copy, text.copyHint(current), copy)}
      </Menu>
    </div>
  )
}

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
import { getFileStem, writeProjectFile } from './project-file.ts'
import { exportTexts } from './export-texts.ts'

interface Props {
  project: Project
  /** Name of the file in the editor. */
  current: string
  /** Title of the exported page. */
  title: string
  language: Language
  /** True for code that came with a link. */
  isUntrusted: boolean
  /** Compiles the current text. Returns `undefined` if it has errors. */
  compile: () => Promise<CompiledCode | undefined>
  className?: string
}

/** Menu of the exports. */
export function ExportMenu(props: Props) {
  return (
    <div className={`${styles.export} ${props.className ?? ''}`}>
      <Menu
        label={
          <>
            <PlayIcon name="download" />
            {exportTexts[props.language].title}
          </>
        }
      >
        <ExportItems {...props} className={undefined} />
      </Menu>
    </div>
  )
}

/** Menu items that export the code in every form that works without the site. */
export function ExportItems({ className, project, current, title, language, isUntrusted, compile }: Props) {
  const text = exportTexts[language]
  const { code } = useMessages()
  const [busy, setBusy] = useState(false)
  const stem = getFileStem(project)
  const versions = { vue: facts.vue, utils: facts.utils, library: facts.library }
  const save = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>) => {
    saveFile(name, type, content)
    toast(text.saved(name))
  }
  const html = async (isInlined: boolean) => {
    const compiled = await compile()
    if (!compiled) return toast(text.broken, 'warning')
    const { exportHtml } = await loadChunk('export-html', () => import('./export-html.ts'))
    const library = isInlined
      ? (await loadChunk('inline-library', () => import('./inline-library.ts'))).loadInlineLibrary(language)
      : (await loadChunk('html-library', () => import('./html-library.ts'))).createCdnLibrary(
          versions,
          (await loadChunk('cdn-integrity', () => import('virtual:cdn-integrity'))).integrity,
          language
        )
    save(`${stem}.html`, 'text/html', exportHtml(compiled, { title, language, isUntrusted, library: await library }))
  }
  const zip = async () => {
    const { exportZip } = await loadChunk('export-zip', () => import('./export-zip.ts'))
    save(
      `${stem}.zip`,
      'application/zip',
      exportZip(project, {
        title,
        language,
        isUntrusted,
        versions: { ...versions, thirdParty: (await loadChunk('guests', () => import('virtual:guests'))).versions }
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
    <li className={className}>
      <button type="button" className={styles.item} aria-busy={busy} onClick={run(work)}>
        {label}
        <small>{hint}</small>
      </button>
    </li>
  )
  return (
    <>
      {isUntrusted && <li className={`${styles.untrusted} ${className ?? ''}`}>{text.foreign}</li>}
      {item(text.inline, text.inlineHint, () => html(true))}
      {item(text.cdn, text.cdnHint, () => html(false))}
      {item(text.zip, text.zipHint, zip)}
      {item(text.project, text.projectHint, async () =>
        save(`${stem}.playground.json`, 'application/json', writeProjectFile(project))
      )}
      {item(text.copy, text.copyHint(current), copy)}
    </>
  )
}

import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import { editorFilesTexts } from './editor-files-texts.ts'
import styles from './editor-files.module.css'

/** Links to the files for editors that the build writes, in the language of the page. */
export function EditorFiles({ language }: { language: Language }) {
  const { label, suffix, purposes } = editorFilesTexts[language]
  const files = [
    { name: 'vxe-docs.vsix', purpose: purposes.extension },
    { name: `web-types${suffix}.json`, purpose: purposes.webTypes },
    { name: `vetur/tags${suffix}.json`, purpose: purposes.tags },
    { name: `vetur/attributes${suffix}.json`, purpose: purposes.attributes },
    { name: `vscode/html-custom-data${suffix}.json`, purpose: purposes.html }
  ]
  return (
    <div className={styles.files} role="list" aria-label={label}>
      {files.map(({ name, purpose }) => (
        <div key={name} role="listitem">
          <a className="btn" href={contentUrl(`download/editor/${name}`)} download>
            {name.slice(name.lastIndexOf('/') + 1)}
          </a>
          <span>{purpose}</span>
        </div>
      ))}
    </div>
  )
}

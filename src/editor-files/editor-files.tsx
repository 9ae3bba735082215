import { editorFilesTexts, listEditorFiles } from '../../shared/editor-files.ts'
import type { Language } from '../../shared/locale.ts'
import { contentUrl } from '../content.ts'
import { saveFromCopy } from '../ui/save-file.ts'
import styles from './editor-files.module.css'

/** Links to the files for editors that the build writes, in the language of the page. */
export function EditorFiles({ language }: { language: Language }) {
  return (
    <div className={styles.files} role="list" aria-label={editorFilesTexts[language].label}>
      {listEditorFiles(language).map(({ address, name, purpose }) => (
        <div key={address} role="listitem">
          <a className="btn" href={contentUrl(address)} download onClick={saveFromCopy}>
            {name}
          </a>
          <span>{purpose}</span>
        </div>
      ))}
    </div>
  )
}

import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { Project, ProjectFile } from '../../../shared/project.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlayIcon } from '../play-icon.tsx'
import { NameField } from './name-field.tsx'
import { getNameProblem, getUnusedName, getNextTab } from './file-names.ts'
import styles from './file-tabs.module.css'
import type { FileTexts } from './file-texts.ts'
import { fileTexts } from './file-texts.ts'

interface Props {
  project: Project
  /** Name of the file in the editor. */
  current: string
  /** Id of the element that shows the current file. */
  panel: string
  language: Language
  filesWithErrors?: ReadonlySet<string>
  onSelect: (name: string) => void
  onAdd: (name: string) => void
  onRename: (name: string, to: string) => void
  onRemove: (name: string) => void
  /** Restores a deleted file at its former index. */
  onRestore: (file: ProjectFile, index: number) => void
}

interface RemovedFile {
  file: ProjectFile
  index: number
}

/**
 * Tabs of the files of a project. Only the current tab is in the tab order; arrow keys move to the others. CSS `order`
 * puts the name field, which is no child of the tab list, at the position of the renamed tab.
 */
export function FileTabs({
  project: { files, entry, kind },
  current,
  panel,
  language,
  filesWithErrors,
  ...handlers
}: Props) {
  const text = fileTexts[language]
  const [naming, setNaming] = useState<'new' | 'rename'>()
  const [removed, setRemoved] = useState<RemovedFile>()
  const tabs = useRef<HTMLDivElement>(null)
  const id = useId()
  const focusTab = (name: string) =>
    requestAnimationFrame(() => tabs.current?.querySelector<HTMLElement>(`[data-file="${CSS.escape(name)}"]`)?.focus())
  const remove = (name: string) => {
    const index = files.findIndex(file => file.name === name)
    const file = files[index]
    const neighbor = files[index + 1] ?? files[index - 1]
    if (!file || !neighbor || name === entry) return
    setRemoved({ file, index })
    handlers.onRemove(name)
    if (name === current) handlers.onSelect(neighbor.name)
    focusTab(neighbor.name)
  }
  const restore = ({ file, index }: RemovedFile) => {
    setRemoved(undefined)
    handlers.onRestore(file, index)
    focusTab(file.name)
  }
  const finish = (name?: string) => {
    setNaming(undefined)
    if (name && naming === 'new') handlers.onAdd(name)
    if (name && naming === 'rename' && name !== current) handlers.onRename(current, name)
    focusTab(name ?? current)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = getNextTab(event.key, index, files.length)
    if (event.key === 'F2') setNaming('rename')
    else if (event.key === 'Delete') remove(files[index]!.name)
    else if (to !== undefined) {
      handlers.onSelect(files[to]!.name)
      focusTab(files[to]!.name)
    } else return
    event.preventDefault()
  }
  const currentIndex = files.findIndex(file => file.name === current)
  return (
    <div className={styles.files}>
      <span id={id} hidden>
        {text.keys}
      </span>
      <div className={styles.scroll}>
        <div ref={tabs} className={styles.tabs} role="tablist" aria-label={text.title} aria-describedby={id}>
          {files.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              data-file={name}
              style={{ order: index }}
              aria-selected={name === current}
              aria-controls={panel}
              tabIndex={name === current ? 0 : -1}
              hidden={naming === 'rename' && name === current}
              onClick={() => handlers.onSelect(name)}
              onDoubleClick={() => setNaming('rename')}
              onKeyDown={event => onKeyDown(event, index)}
            >
              <span>
                <span className={styles.folder}>{name.slice(0, name.lastIndexOf('/') + 1)}</span>
                {name.slice(name.lastIndexOf('/') + 1)}
              </span>
              {filesWithErrors?.has(name) && <i className={styles.broken} />}
            </button>
          ))}
        </div>
        {naming === 'rename' && (
          <NameField
            start={current}
            order={currentIndex}
            text={text}
            getProblem={typed => getNameProblem(typed, files, current)}
            onDone={finish}
          />
        )}
        {naming === 'new' ? (
          <NameField
            start={getUnusedName(files, kind)}
            order={files.length}
            text={text}
            getProblem={typed => getNameProblem(typed, files)}
            onDone={finish}
          />
        ) : (
          <Action
            label={text.add}
            order={files.length}
            onClick={() => setNaming('new')}
            icon={<PlayIcon name="plus" />}
          />
        )}
      </div>
      {removed && (
        <RemovedNote
          name={removed.file.name}
          text={text}
          onUndo={() => restore(removed)}
          onClose={() => {
            setRemoved(undefined)
            focusTab(current)
          }}
        />
      )}
      <span className={styles.actions}>
        <Action label={text.rename(current)} onClick={() => setNaming('rename')} icon={<Icon name="edit" />} />
        {current !== entry && (
          <Action label={text.remove(current)} onClick={() => remove(current)} icon={<Icon name="clear" />} />
        )}
      </span>
    </div>
  )
}

function Action({
  label,
  icon,
  order,
  onClick
}: {
  label: string
  icon: ReactNode
  order?: number
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={styles.action}
      style={{ order }}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}

/** Stays until the reader closes it, because a deleted file cannot be restored in another way. */
function RemovedNote({
  name,
  text,
  onUndo,
  onClose
}: {
  name: string
  text: FileTexts
  onUndo: () => void
  onClose: () => void
}) {
  return (
    <span className={styles.removed} role="status">
      <span>{text.removed(name)}</span>
      <button type="button" onClick={onUndo}>
        {text.undo}
      </button>
      <button type="button" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </span>
  )
}

import type { DragEvent } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import type { CheckTexts } from './check-texts.ts'
import { takeDroppedProject } from '../dropped-project.ts'
import { listChosenFiles, listDroppedFiles, listEntries } from './input-files.ts'
import styles from './input-box.module.css'
import type { PastedFileName } from './pasted-file.ts'
import { guessFileName, createPastedFile, pastedFileNames } from './pasted-file.ts'
import type { UpgradeCheck } from './use-upgrade-check.ts'

interface Props {
  text: CheckTexts
  /** Code that a click pastes. */
  example: string
  pasted: string
  setPasted: (code: string) => void
  check: UpgradeCheck<unknown>['check']
  clear: () => void
  canClear: boolean
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Reports an input; a complete one replaces all of the code, while typing goes on. */
  onInput: (isComplete: boolean) => void
  /** Describes the checked input while it is folded. */
  summary: string
}

/** Milliseconds without typing before pasted code is checked. */
const checkDelay = 300

/** Takes code by paste, drop or file choice; each starts the check. */
export function InputBox({
  text,
  example,
  pasted,
  setPasted,
  check,
  clear,
  canClear,
  isOpen,
  setOpen,
  onInput,
  summary
}: Props) {
  const bodyId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  // Folding hides the focused element, except for the button that opens the input again.
  useLayoutEffect(() => {
    if (!isOpen && box.current?.contains(document.activeElement)) toggle.current?.focus()
  }, [isOpen])

  const [chosenName, setChosenName] = useState<PastedFileName>()
  const [isOver, setIsOver] = useState(false)
  const name = chosenName ?? guessFileName(pasted)
  const latestCheck = useRef(check)
  latestCheck.current = check
  useEffect(() => {
    if (!pasted.trim()) return
    const timer = setTimeout(() => latestCheck.current({ sources: [createPastedFile(pasted, name)] }), checkDelay)
    return () => clearTimeout(timer)
  }, [pasted, name])
  const clearAll = () => {
    setPasted('')
    setChosenName(undefined)
    clear()
  }
  const startFiles = () => {
    setPasted('')
    onInput(true)
  }
  const latestStart = useRef(startFiles)
  latestStart.current = startFiles
  useEffect(() => {
    const project = takeDroppedProject()
    if (!project) return
    latestStart.current()
    latestCheck.current({
      files: () =>
        'entries' in project ? listEntries(project.entries) : Promise.resolve(listChosenFiles(project.files))
    })
  }, [])
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = listDroppedFiles(event.dataTransfer.items)
    startFiles()
    check({ files: () => files })
  }
  return (
    <div
      ref={box}
      className={isOver ? `${styles.box} ${styles.dragOver}` : styles.box}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={event => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={handleDrop}
    >
      <div className={styles.head}>
        <span className={styles.start} hidden={!isOpen}>
          <Select label={text.fileType} value={name} onChange={setChosenName}>
            {pastedFileNames.map(each => (
              <option key={each}>{each}</option>
            ))}
          </Select>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setPasted(example)
              onInput(true)
            }}
          >
            {text.example}
          </button>
        </span>
        {!isOpen && <span className={styles.summary}>{summary}</span>}
        <span className={styles.end}>
          {(summary || !isOpen) && (
            <button
              ref={toggle}
              type="button"
              className="quiet"
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? text.hideInput : text.showInput}
            </button>
          )}
          <button type="button" className={`quiet ${styles.clear}`} disabled={!pasted && !canClear} onClick={clearAll}>
            <Icon name="clear" />
            {text.clear}
          </button>
        </span>
      </div>
      <div id={bodyId} hidden={!isOpen}>
        <textarea
          aria-label={text.paste}
          placeholder={text.placeholder}
          value={pasted}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          rows={10}
          onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) =>
            onInput(selectionEnd - selectionStart === value.length)
          }
          onKeyDown={() => onInput(false)}
          onChange={event => setPasted(event.target.value)}
        />
        <div className={styles.foot}>
          <span>{text.drop}</span>
          <FileButton label={text.chooseFiles} check={check} onBegin={startFiles} />
          <FileButton label={text.chooseFolder} check={check} onBegin={startFiles} isFolder />
        </div>
        <p className={styles.local}>
          <Icon name="info" />
          {text.privacy}
        </p>
      </div>
    </div>
  )
}

interface FileButtonProps {
  label: string
  check: UpgradeCheck<unknown>['check']
  onBegin: () => void
  isFolder?: boolean
}

function FileButton({ label, check, onBegin, isFolder }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleChoice = () => {
    const { files } = input.current!
    if (!files?.length) return
    const inputFiles = listChosenFiles(files)
    // Reset, so that choosing the same files again fires a change event.
    input.current!.value = ''
    onBegin()
    check({ files: () => Promise.resolve(inputFiles) })
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current!.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isFolder}
        onChange={handleChoice}
        {...(isFolder && directoryAttribute)}
      />
    </>
  )
}

/** React's types lack this attribute, which all current browsers support. */
const directoryAttribute = { webkitdirectory: '' }

import type { DragEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import type { CheckTexts } from './check-texts.ts'
import { chosenFiles, droppedFiles } from './dropped-files.ts'
import { exampleCode } from './example-code.ts'
import styles from './input-box.module.css'
import type { PastedName } from './pasted-file.ts'
import { guessedName, pastedFile, pastedNames } from './pasted-file.ts'
import type { UpgradeCheck } from './use-upgrade-check.ts'

interface Props {
  text: CheckTexts
  pasted: string
  setPasted: (code: string) => void
  check: UpgradeCheck['check']
  clear: () => void
  canClear: boolean
}

/** Whoever types has paused for a moment. */
const pause = 300

/** Paste, drop or choose: the check begins by itself. */
export function InputBox({ text, pasted, setPasted, check, clear, canClear }: Props) {
  const [chosenName, setChosenName] = useState<PastedName>()
  const [isOver, setIsOver] = useState(false)
  const name = chosenName ?? guessedName(pasted)
  const newestCheck = useRef(check)
  newestCheck.current = check
  useEffect(() => {
    if (!pasted.trim()) return
    const timer = setTimeout(() => newestCheck.current({ sources: [pastedFile(pasted, name)] }), pause)
    return () => clearTimeout(timer)
  }, [pasted, name])
  const clearAll = () => {
    setPasted('')
    setChosenName(undefined)
    clear()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const files = droppedFiles(event.dataTransfer.items)
    setPasted('')
    check({ files: () => files })
  }
  return (
    <div
      className={isOver ? `${styles.box} ${styles.over}` : styles.box}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={event => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={drop}
    >
      <div className={styles.head}>
        <Select label={text.pastedAs} value={name} onChange={setChosenName}>
          {pastedNames.map(each => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <button type="button" className="q" onClick={() => setPasted(exampleCode)}>
          {text.example}
        </button>
        <button type="button" className={`q ${styles.clear}`} disabled={!pasted && !canClear} onClick={clearAll}>
          <Icon name="clear" />
          {text.clear}
        </button>
      </div>
      <textarea
        aria-label={text.paste}
        placeholder={text.placeholder}
        value={pasted}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        rows={10}
        onChange={event => setPasted(event.target.value)}
      />
      <div className={styles.foot}>
        <span>{text.drop}</span>
        <FileButton label={text.chooseFiles} check={check} begin={() => setPasted('')} />
        <FileButton label={text.chooseFolder} check={check} begin={() => setPasted('')} isFolder />
      </div>
      <p className={styles.local}>
        <Icon name="info" />
        {text.local}
      </p>
    </div>
  )
}

interface FileButtonProps {
  label: string
  check: UpgradeCheck['check']
  begin: () => void
  isFolder?: boolean
}

function FileButton({ label, check, begin, isFolder }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = () => {
    const { files } = input.current!
    if (!files?.length) return
    const given = chosenFiles(files)
    // The same files again are a change, too.
    input.current!.value = ''
    begin()
    check({ files: () => Promise.resolve(given) })
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current!.click()}>
        {label}
      </button>
      <input ref={input} type="file" hidden multiple={!isFolder} onChange={choose} {...(isFolder && folder)} />
    </>
  )
}

/** React does not know it; every browser of today does. */
const folder = { webkitdirectory: '' }

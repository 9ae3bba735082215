import type { DragEvent } from 'react'
import { useRef, useState } from 'react'
import { navigate } from '../current-location.ts'
import type { DroppedProject } from '../dropped-project.ts'
import { storeDroppedProject } from '../dropped-project.ts'
import { Icon } from '../ui/icon.tsx'
import type { FirstScreenTexts } from './first-screen-texts.ts'
import styles from './first-screen.module.css'

const checkPath = '/upgrade/check'

/** Takes a project by drop or choice and opens the page that checks it. */
export function ProjectDrop({ text }: { text: FirstScreenTexts['project'] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const open = (project: DroppedProject) => {
    storeDroppedProject(project)
    navigate(checkPath)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    // The entries are read at once, because the list is empty after the event.
    const entries = Array.from(event.dataTransfer.items).flatMap(item => item.webkitGetAsEntry() ?? [])
    const files = [...event.dataTransfer.files]
    if (entries.length > 0) open({ entries })
    else if (files.length > 0) open({ files })
  }
  const handleChoice = () => {
    const files = [...(input.current?.files ?? [])]
    if (files.length > 0) open({ files })
  }
  return (
    <section
      className={styles.drop}
      data-over={isOver}
      aria-label={text.title}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={event => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={handleDrop}
    >
      <Icon name="check" />
      <p>
        <b>{text.title}</b>
        <span>{text.hint}</span>
      </p>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {text.choose}
      </button>
      <input ref={input} type="file" hidden multiple onChange={handleChoice} {...{ webkitdirectory: '' }} />
    </section>
  )
}

import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { tidyName } from './file-names.ts'
import styles from './file-tabs.module.css'
import type { NameProblem } from './file-names.ts'
import type { FileTexts } from './file-texts.ts'

interface Props {
  start: string
  /** Its place in the row. */
  order: number
  text: FileTexts
  problemOf: (typed: string) => NameProblem | undefined
  /** Called once, without a name if there is none. */
  onDone: (name?: string) => void
}

/** A file's name while it is typed. Enter takes it, Escape forgets it; leaving takes a good name and forgets a bad one. */
export function NameField({ start, order, text, problemOf, onDone }: Props) {
  const [typed, setTyped] = useState(start)
  const [tried, setTried] = useState(false)
  const done = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const problem = problemOf(typed)
  const told = problem && (tried || problem === 'taken' || problem === 'many') ? text.problems[problem] : ''
  useLayoutEffect(() => {
    const { current } = field
    current?.focus()
    // The ending stays when the reader types over the rest.
    current?.setSelectionRange(start.lastIndexOf('/') + 1, start.lastIndexOf('.'))
  }, [start])
  const finish = (name?: string) => {
    if (done.current) return
    done.current = true
    onDone(name)
  }
  const take = () => (problem ? setTried(true) : finish(tidyName(typed)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    if (event.key === 'Escape') finish()
    event.stopPropagation()
  }
  return (
    <span className={styles.field} style={{ order }}>
      <input
        ref={field}
        value={typed}
        aria-label={text.name}
        aria-invalid={!!told}
        aria-describedby={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        size={Math.max(12, typed.length + 1)}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(problem ? undefined : tidyName(typed))}
      />
      <span id={id} role="alert" className={told ? styles.problem : undefined}>
        {told}
      </span>
    </span>
  )
}

import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { normalizeName } from './file-names.ts'
import styles from './file-tabs.module.css'
import type { NameProblem } from './file-names.ts'
import type { FileTexts } from './file-texts.ts'

interface Props {
  start: string
  /** Index in the row. */
  order: number
  text: FileTexts
  getProblem: (typed: string) => NameProblem | undefined
  /** Called once, without a name if the input was canceled. */
  onDone: (name?: string) => void
}

/**
 * Input for a file name. Enter accepts it, Escape cancels; leaving the field accepts a valid name and discards an
 * invalid one.
 */
export function NameField({ start, order, text, getProblem, onDone }: Props) {
  const [typed, setTyped] = useState(start)
  const [isSubmitted, setTried] = useState(false)
  const done = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const problem = getProblem(typed)
  const shownProblem =
    problem && (isSubmitted || problem === 'taken' || problem === 'many') ? text.problems[problem] : ''
  useLayoutEffect(() => {
    const { current } = field
    current?.focus()
    // Only the name is selected, so that typing keeps the extension.
    current?.setSelectionRange(start.lastIndexOf('/') + 1, start.lastIndexOf('.'))
  }, [start])
  const finish = (name?: string) => {
    if (done.current) return
    done.current = true
    onDone(name)
  }
  const submit = () => (problem ? setTried(true) : finish(normalizeName(typed)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit()
    if (event.key === 'Escape') finish()
    event.stopPropagation()
  }
  return (
    <span className={styles.field} style={{ order }}>
      <input
        ref={field}
        value={typed}
        aria-label={text.name}
        aria-invalid={!!shownProblem}
        aria-describedby={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        size={Math.max(12, typed.length + 1)}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(problem ? undefined : normalizeName(typed))}
      />
      <span id={id} role="alert" className={shownProblem ? styles.problem : undefined}>
        {shownProblem}
      </span>
    </span>
  )
}

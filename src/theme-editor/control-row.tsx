import { useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { toHex } from './color.ts'
import type { ControlName } from '../../shared/theme-controls.ts'
import { controlOf } from '../../shared/theme-controls.ts'
import styles from './theme-editor.module.css'
import type { ThemeTexts } from './theme-texts.ts'

interface Props {
  name: ControlName
  text: ThemeTexts
  value: string
  changed: boolean
  /** Called without a value to undo the change. */
  onChange: (value?: string) => void
}

export function ControlRow({ name, text, value, changed, onChange }: Props) {
  const id = useId()
  const label = text.controls[name]
  return (
    <div className={styles.row}>
      <label htmlFor={id} title={name}>
        {label}
      </label>
      {changed && (
        <button
          type="button"
          className={styles.resetButton}
          aria-label={text.resetOne(label)}
          title={text.resetOne(label)}
          onClick={() => onChange()}
        >
          <Icon name="close" />
        </button>
      )}
      {controlOf(name).kind === 'radius' ? (
        <RadiusField id={id} value={value} onChange={onChange} />
      ) : (
        <ColorField id={id} label={text.hex(label)} value={value} onChange={onChange} />
      )}
    </div>
  )
}

/** The platform's color picker, with a text field to type or paste a value. */
function ColorField({
  id,
  label,
  value,
  onChange
}: {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const [draft, setDraft] = useState<string>()
  const hex = toHex(value) ?? '#000000'
  const changeDraft = (enteredText: string) => {
    const parsed = toHex(enteredText)
    setDraft(enteredText)
    if (parsed) onChange(parsed)
  }
  return (
    <>
      <input id={id} type="color" value={hex} onChange={event => onChange(event.target.value)} />
      <input
        className={styles.hex}
        type="text"
        aria-label={label}
        aria-invalid={draft !== undefined && !toHex(draft)}
        value={draft ?? hex}
        size={7}
        spellCheck={false}
        autoComplete="off"
        onChange={event => changeDraft(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </>
  )
}

function RadiusField({ id, value, onChange }: { id: string; value: string; onChange: (value: string) => void }) {
  return (
    <>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={16}
        value={parseInt(value)}
        onChange={event => onChange(`${event.target.value}px`)}
      />
      <output htmlFor={id}>{value}</output>
    </>
  )
}

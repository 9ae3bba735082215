import type { Knob } from '../../../shared/knobs.ts'
import { isSwitch, unsetValue } from '../../../shared/knobs.ts'
import { formatMemberName } from '../../../shared/member-name.ts'
import { useTexts } from '../../locale/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './knob-row.module.css'
import { knobTexts } from './knob-texts.ts'

interface Props {
  knobs: readonly Knob[]
  /** Value by path; a control without a value is disabled, since the edited code has no literal to change. */
  values: Readonly<Record<string, string | undefined>>
  change: (path: string, value: string) => void
  reset: () => void
}

/** Controls that change props of the running demo and of its code. */
export function KnobRow({ knobs, values, change, reset }: Props) {
  const texts = knobTexts[useTexts().language]
  const isChanged = knobs.some(({ path, initial }) => values[path] !== initial)
  return (
    <div className={styles.row} role="group" aria-label={texts.label}>
      <div className={styles.knobs}>
        <b aria-hidden="true">{texts.label}</b>
        {knobs.map(knob => (
          <KnobControl
            key={knob.path}
            knob={knob}
            label={getKnobLabel(knob, knobs)}
            value={values[knob.path]}
            change={value => change(knob.path, value)}
          />
        ))}
      </div>
      <button type="button" className="quiet" disabled={!isChanged} onClick={reset}>
        <Icon name="repeat" />
        <span>{texts.reset}</span>
      </button>
    </div>
  )
}

interface ControlProps {
  knob: Knob
  label: string
  value: string | undefined
  change: (value: string) => void
}

function KnobControl({ knob, label, value, change }: ControlProps) {
  const texts = knobTexts[useTexts().language]
  const isDisabled = value === undefined
  if (isSwitch(knob))
    return (
      <button
        type="button"
        role="switch"
        className={styles.knob}
        aria-checked={value === 'true'}
        disabled={isDisabled}
        title={knob.text}
        data-knob={knob.path}
        onClick={() => change(String(value !== 'true'))}
      >
        <i />
        {label}
      </button>
    )
  return (
    <span className={styles.knob} title={knob.text} data-knob={knob.path}>
      <span aria-hidden="true">{label}</span>
      <Select label={label} description={knob.text} value={value ?? unsetValue} onChange={change} disabled={isDisabled}>
        {knob.values.map(each => (
          <option key={each} value={each}>
            {each === unsetValue ? texts.unset : each}
          </option>
        ))}
      </Select>
    </span>
  )
}

/** Returns the first label that no other knob of the row has. */
function getKnobLabel({ path }: Knob, knobs: readonly Knob[]): string {
  const isUnique = (label: string, index: number) =>
    knobs.filter(knob => getLabels(knob.path)[index] === label).length === 1
  return getLabels(path).find(isUnique) ?? path
}

/** Key of a configuration object, prop, and prop of a component. */
function getLabels(path: string): string[] {
  const name = formatMemberName(path)
  return [name.split('.').at(-1)!, name, `${path.split('.')[0]} ${name}`]
}

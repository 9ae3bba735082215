import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { getMemberRoute } from '../../../shared/api.ts'
import type { DemoPart } from '../../../shared/demo-parts.ts'
import { variablesRoute } from '../../../shared/demo-parts.ts'
import { formatMemberName } from '../../../shared/member-name.ts'
import { useTexts } from '../../locale/texts.ts'
import { findPartsAround } from './measure-parts.ts'
import { PartOverlay } from './part-overlay.tsx'
import styles from './part-picker.module.css'
import { partTexts } from './part-texts.ts'

interface Props {
  parts: readonly DemoPart[]
  /** Element in which the demo runs. */
  stage: HTMLElement
}

/** Lists the parts of a running component; pointing at a part or at its name shows the other one. */
export function PartPicker({ parts, stage }: Props) {
  const texts = partTexts[useTexts().language]
  const id = useId()
  /** The selected part and the parts around it. */
  const [selected, setSelected] = useState<readonly number[]>([0])
  const [pointed, setPointed] = useState<readonly number[]>()
  const [visible, setVisible] = useState<readonly boolean[]>([])
  const [shown = 0, ...around] = pointed ?? selected
  useEffect(() => {
    const find = ({ target }: Event) => {
      const found = findPartsAround(target, stage, parts)
      return found.length > 0 ? found : undefined
    }
    const point = (event: PointerEvent) => setPointed(event.pointerType === 'touch' ? undefined : find(event))
    const leave = () => setPointed(undefined)
    const select = (event: Event) => setSelected(current => find(event) ?? current)
    stage.addEventListener('pointerover', point)
    stage.addEventListener('pointerleave', leave)
    stage.addEventListener('pointerdown', select)
    stage.addEventListener('focusin', select)
    return () => {
      stage.removeEventListener('pointerover', point)
      stage.removeEventListener('pointerleave', leave)
      stage.removeEventListener('pointerdown', select)
      stage.removeEventListener('focusin', select)
    }
  }, [parts, stage])
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const index = getNextIndex(event.key, selected[0] ?? 0, parts.length)
    if (index === undefined) return
    event.preventDefault()
    setSelected([index])
    event.currentTarget.parentElement?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div className={styles.picker}>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.names} role="tablist" aria-label={texts.label}>
        {parts.map(({ name }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === shown}
            tabIndex={index === selected[0] ? 0 : -1}
            data-around={around.includes(index) || undefined}
            data-hidden={visible[index] === false || undefined}
            onClick={() => setSelected([index])}
            onKeyDown={moveFocus}
            onPointerOver={event => event.pointerType === 'touch' || setPointed([index])}
            onPointerOut={() => setPointed(undefined)}
          >
            <b aria-hidden="true">{index + 1}</b>
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {parts.map((part, index) => (
          <div
            key={index}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            className={styles.panel}
            data-shown={index === shown || undefined}
          >
            <p>
              {part.text}
              {visible[index] === false && <em> {texts.notShown}</em>}
            </p>
            <dl>
              <Facts label={texts.selector}>
                <code>{part.selector}</code>
              </Facts>
              <Facts label={texts.slots}>
                {part.slots.map(path => (
                  <MemberLink key={path} path={path} />
                ))}
              </Facts>
              <Facts label={texts.props}>
                {part.props.map(path => (
                  <MemberLink key={path} path={path} />
                ))}
              </Facts>
              <Facts label={texts.variables}>
                {part.variables.map(name => (
                  <a key={name} href={`#${variablesRoute}`}>
                    <code>${name}</code>
                  </a>
                ))}
              </Facts>
            </dl>
          </div>
        ))}
      </div>
      {createPortal(<PartOverlay {...{ parts, stage, shown }} onMeasure={setVisible} />, stage)}
    </div>
  )
}

function Facts({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = Array.isArray(children) && children.length === 0
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isEmpty ? '–' : children}</dd>
    </div>
  )
}

function MemberLink({ path }: { path: string }) {
  return (
    <a href={`#${getMemberRoute(path)}`} data-member={path}>
      <code>{formatMemberName(path)}</code>
    </a>
  )
}

/** Returns the part that a key of the list selects. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

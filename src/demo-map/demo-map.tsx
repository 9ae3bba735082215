import type { ReactNode } from 'react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { demoCodes } from '../../upgrade-facts/demo-severity.ts'
import { severityTexts } from '../../upgrade-facts/severity-texts.ts'
import { followPictureKeys } from '../../upgrade/report/picture-keys.ts'
import { useMessages } from '../locale/texts.ts'
import { usePageQuery } from '../page-query.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { PressedButtons } from '../ui/pressed-buttons.tsx'
import { DemoPanel } from './demo-panel.tsx'
import styles from './demo-map.module.css'
import { loadMapGroups } from './load-map.ts'
import { MapCells } from './map-cells.tsx'
import type { MapGroup } from './map-groups.ts'
import { countStates, demoStates, findWorst } from './map-groups.ts'
import { mapTexts } from './map-texts.ts'
import { nameOfState, StateMark } from './state-label.tsx'

/** Shows the results of all demos in the newest version as cells by section; the choices are in the address. */
export function DemoMap({ language }: { language: Language }) {
  const { chunk } = useMessages()
  // Until the map of another language has loaded, the demos and their pictures are those of the previous one.
  const { latest, error, retry } = useLoaded(language, async () => ({
    language,
    groups: await loadMapGroups(language)
  }))
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  return latest ? <LoadedMap {...latest} /> : <div className={styles.waiting} />
}

/** Shows a cell per demo, filters by code and result, and the panel of the selected demo. */
function LoadedMap({ groups, language }: { groups: MapGroup[]; language: Language }) {
  const text = mapTexts[language]
  const [params, changeParams] = usePageQuery('/upgrade/demos')
  const code = demoCodes.find(each => each === params.get('code')) ?? 'original'
  const shownState = demoStates.find(each => each === params.get('result'))
  /** Undefined before the first selection, `null` after the reader has closed the panel. */
  const [selectedId, select] = useState<string | null>()
  const demos = useMemo(() => groups.flatMap(group => group.demos), [groups])
  const shown = useMemo(
    () => demos.filter(({ results }) => shownState === undefined || results[code].state === shownState),
    [demos, shownState, code]
  )
  const selected = shown.find(({ id }) => id === selectedId) ?? findWorst(shown, code)
  const counts = useMemo(() => countStates(demos, code), [demos, code])
  const isPanelOpen = selectedId !== null
  const messagesId = useId()
  return (
    <div className={styles.map}>
      <div className={styles.bar}>
        <span className="seg" role="group" aria-label={text.code}>
          {demoCodes.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === code}
              onClick={() => changeParams({ code: each === 'original' ? '' : each })}
            >
              {severityTexts[language][each]}
            </button>
          ))}
        </span>
        <PressedButtons
          label={text.result}
          allLabel={text.all}
          allCount={demos.length}
          chosen={shownState}
          choices={demoStates
            .filter(state => counts[state] > 0 || state === shownState)
            .map(state => ({
              name: state,
              label: (
                <>
                  <StateMark state={state} /> {nameOfState(state, language)}
                </>
              ),
              count: counts[state]
            }))}
          choose={result => changeParams({ result })}
        />
      </div>
      <div className={styles.columns}>
        <MapGroups select={select} selectedId={selectedId}>
          {groups.map(group => (
            <MapCells
              key={group.key}
              {...{ group, language, code, shownState }}
              messagesId={isPanelOpen ? messagesId : undefined}
              selectedId={group.demos.some(({ id }) => id === selected?.id) ? selected?.id : undefined}
            />
          ))}
        </MapGroups>
        {selected && isPanelOpen && (
          <DemoPanel
            demo={selected}
            isUnasked={selectedId === undefined}
            {...{ language, code, messagesId }}
            close={() => select(null)}
          />
        )}
      </div>
    </div>
  )
}

interface GroupsProps {
  select: (id: string) => void
  selectedId: string | null | undefined
  children: ReactNode
}

/** Time in milliseconds that the pointer rests on a cell before it is selected, because it passes other cells before the panel. */
const hoverDelay = 80

/** Selects the cell with the pointer or the focus. On a touch screen the first tap selects a cell, the next opens it. */
function MapGroups({ select, selectedId, children }: GroupsProps) {
  const box = useRef<HTMLDivElement>(null)
  const isFirstTap = useRef(false)
  const hoverTimer = useRef(0)
  useEffect(() => followPictureKeys(box.current!), [])
  useEffect(() => () => clearTimeout(hoverTimer.current), [])
  const selectCell = (target: EventTarget) => {
    const id = findCell(target)
    if (id !== undefined) select(id)
  }
  return (
    <div
      ref={box}
      className={styles.groups}
      onPointerOver={({ pointerType, target }) => {
        clearTimeout(hoverTimer.current)
        if (pointerType === 'mouse') hoverTimer.current = window.setTimeout(() => selectCell(target), hoverDelay)
      }}
      onPointerLeave={() => clearTimeout(hoverTimer.current)}
      onFocus={({ target }) => selectCell(target)}
      onPointerDown={({ pointerType, target }) => {
        isFirstTap.current = pointerType !== 'mouse' && findCell(target) !== selectedId
      }}
      onClick={event => {
        // A click with the keyboard has no detail.
        if (event.detail === 0 || !isFirstTap.current || findCell(event.target) === undefined) return
        event.preventDefault()
        selectCell(event.target)
      }}
    >
      {children}
    </div>
  )
}

const findCell = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.cell : undefined

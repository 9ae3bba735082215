import { memo } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { DemoCode } from '../../upgrade-facts/demo-severity.ts'
import { compareAddress } from '../links.ts'
import type { DemoState, MapGroup } from './map-groups.ts'
import styles from './demo-map.module.css'
import { mapTexts } from './map-texts.ts'
import { nameOfState } from './state-label.tsx'

interface Props {
  group: MapGroup
  language: Language
  code: DemoCode
  /** State of the demos that can be selected; undefined for all. */
  shownState: DemoState | undefined
  /** Demo of this group that is selected and in the tab order. */
  selectedId: string | undefined
  /** Id of the element with the messages of the selected demo, if they are shown. */
  messagesId: string | undefined
}

/** Cells of the demos of a section. Each is a link to the comparison; filtered ones remain as marks. */
export const MapCells = memo(({ group, language, code, shownState, selectedId, messagesId }: Props) => {
  const { key, title, demos } = group
  const isShown = (state: DemoState) => shownState === undefined || state === shownState
  const hasShown = demos.some(({ results }) => isShown(results[code].state))
  return (
    <section className={styles.group} aria-labelledby={`demo-map-${key}`} aria-hidden={!hasShown}>
      <h3 id={`demo-map-${key}`}>
        {title} <small>{demos.length}</small>
      </h3>
      <div role="list" className={styles.cells}>
        {demos.map(({ id, title, pageTitle, results }) => {
          const { state } = results[code]
          const isSelected = id === selectedId
          return isShown(state) ? (
            <div key={id} role="listitem">
              <a
                className={styles.mark}
                href={compareAddress(id)}
                data-cell={id}
                data-state={state}
                data-selected={isSelected || undefined}
                tabIndex={isSelected ? 0 : -1}
                aria-label={mapTexts[language].cell(title, pageTitle, nameOfState(state, language))}
                aria-describedby={isSelected ? messagesId : undefined}
              />
            </div>
          ) : (
            <i key={id} className={styles.mark} data-state={state} data-filtered aria-hidden="true" />
          )
        })}
      </div>
    </section>
  )
})
MapCells.displayName = 'MapCells'

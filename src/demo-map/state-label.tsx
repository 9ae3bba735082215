import type { Language } from '../../shared/locale.ts'
import { severityTexts } from '../../upgrade-facts/severity-texts.ts'
import type { DemoState } from './map-groups.ts'
import styles from './demo-map.module.css'
import { mapTexts } from './map-texts.ts'

export function nameOfState(state: DemoState, language: Language): string {
  const { none, severity } = severityTexts[language]
  return state === 'same' ? none : state === 'unknown' ? mapTexts[language].unknown : severity[state]
}

/** Color and shape of a state. */
export const StateMark = ({ state }: { state: DemoState }) => (
  <i className={styles.mark} data-state={state} aria-hidden="true" />
)

import { newest } from 'virtual:facts'
import { writePlace } from '../../../shared/href.ts'
import type { Language } from '../../../shared/locale.ts'
import { comparedQuery } from '../../links.ts'
import { usePlace } from '../../place.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareTexts } from './compare-texts.ts'

/** @example minorOf('3.21.6') // '3.21' */
const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')

/** The same address, with the newest version beside the documented one. */
export function CompareLink({ language }: { language: Language }) {
  const { path, query } = usePlace()
  return (
    <a className="q" href={writePlace(path, new Map([...query, [comparedQuery, newest]]))}>
      {compareTexts[language].open(minorOf(newest))}
    </a>
  )
}

export function StopComparing({ language }: { language: Language }) {
  const { path, query } = usePlace()
  const { close } = compareTexts[language]
  const alone = new Map([...query].filter(([name]) => name !== comparedQuery))
  return (
    <a className="q icon" href={writePlace(path, alone)} aria-label={close} title={close}>
      <Icon name="close" />
    </a>
  )
}

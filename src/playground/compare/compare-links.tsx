import { newest } from 'virtual:facts'
import { formatLocation } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import { compareParam } from '../../links.ts'
import { useCurrentLocation } from '../../current-location.ts'
import { Icon } from '../../ui/icon.tsx'
import { compareTexts } from './compare-texts.ts'

/** Query parameter of the playground: how both versions are shown. */
export const viewParam = 'view'

/** @example minorOf('3.21.6') // '3.21' */
const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.')

/** Link that adds the newest version beside the documented one to the current address. */
export function CompareLink({ language }: { language: Language }) {
  const { path, query } = useCurrentLocation()
  const text = compareTexts[language].open(minorOf(newest))
  return (
    <a className="quiet" href={formatLocation(path, new Map([...query, [compareParam, newest]]))} title={text}>
      <Icon name="compare" />
      <span>{text}</span>
    </a>
  )
}

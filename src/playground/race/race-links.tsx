import { formatLocation } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import { useCurrentLocation } from '../../current-location.ts'
import { compareParam } from '../../links.ts'
import { viewParam } from '../compare/compare-links.tsx'
import { raceTexts } from './race-texts.ts'

/** Query parameter of the playground: the releases to measure, separated by commas. */
export const raceParam = 'race'

/** Reads two or three releases. Other text is ignored. */
export const readRaceReleases = (text: string): string[] =>
  [...new Set(text.split(',').filter(each => /^\d+\.\d+\.\d+$/.test(each)))].slice(0, 3)

/** Link from a comparison to the speed of its two releases. */
export function RaceLink({ releases, language }: { releases: readonly string[]; language: Language }) {
  const { path, query } = useCurrentLocation()
  const { open, openTitle } = raceTexts[language]
  const next = new Map([...query].filter(([name]) => name !== compareParam && name !== viewParam))
  return (
    <a
      className="quiet"
      href={formatLocation(path, next.set(raceParam, [...new Set(releases)].join()))}
      title={openTitle}
    >
      {open}
    </a>
  )
}

import { formatLocation } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import { useCurrentLocation } from '../../current-location.ts'
import { Icon } from '../../ui/icon.tsx'
import { noAnswers } from './bisect-answers.ts'
import { bisectTexts } from './bisect-texts.ts'

/** Query parameter of the playground: the answers of a bisection. */
export const bisectParam = 'bisect'

/** Link that starts a bisection of the code. */
export function BisectLink({ language }: { language: Language }) {
  const { path, query } = useCurrentLocation()
  const { open, openTitle } = bisectTexts[language]
  return (
    <a className="quiet" href={formatLocation(path, new Map([...query, [bisectParam, noAnswers]]))} title={openTitle}>
      <Icon name="search" />
      <span>{open}</span>
    </a>
  )
}

import { formatLocation } from '../../../shared/site-location.ts'
import type { Language } from '../../../shared/locale.ts'
import { useCurrentLocation } from '../../current-location.ts'
import { Icon } from '../../ui/icon.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './untrusted-code-bar.module.css'

interface Props {
  language: Language
  /** Adds a link to the source, for a page that does not show it. */
  withSource?: boolean
}

/** Warning above code that came with a link. It is outside the frame, so that the code cannot cover it. */
export function UntrustedCodeBar({ language, withSource }: Props) {
  const { path, query } = useCurrentLocation()
  const text = playTexts[language]
  return (
    <div className={styles.bar} role="note" data-stranger>
      <Icon name="warning" />
      <p>{text.untrusted}</p>
      {withSource && (
        <a href={formatLocation(path, new Map([...query].filter(([name]) => name !== 'preview')))}>{text.source}</a>
      )}
    </div>
  )
}

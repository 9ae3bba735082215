import { writePlace } from '../../../shared/href.ts'
import type { Language } from '../../../shared/locale.ts'
import { usePlace } from '../../place.ts'
import { Icon } from '../../ui/icon.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './stranger-bar.module.css'

interface Props {
  language: Language
  /** The source is not on the screen. */
  withSource?: boolean
}

/** Above code that came with a link, outside of its frame: what the frame draws ends below this bar. */
export function StrangerBar({ language, withSource }: Props) {
  const { path, query } = usePlace()
  const text = playTexts[language]
  return (
    <div className={styles.bar} role="note" data-stranger>
      <Icon name="warning" />
      <p>{text.stranger}</p>
      {withSource && (
        <a href={writePlace(path, new Map([...query].filter(([name]) => name !== 'preview')))}>{text.source}</a>
      )}
    </div>
  )
}

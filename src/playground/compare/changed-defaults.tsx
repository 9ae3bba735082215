import type { Language } from '../../../shared/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextWithCode } from '../../ui/text-with-code.tsx'
import type { ChangedDefault } from '../../upgrade-check/upgrader.ts'
import type { CompareTexts } from './compare-texts.ts'
import styles from './changed-defaults.module.css'

interface Props {
  text: CompareTexts
  language: Language
  defaults: readonly ChangedDefault[]
}

/** Names the changed defaults that the compared code relies on, with their effect. */
export function ChangedDefaults({ text, language, defaults }: Props) {
  return (
    <details className={styles.defaults}>
      <summary>
        <Icon name="right" />
        {text.defaults(defaults.length)}
      </summary>
      <ul>
        {defaults.map(({ path, oldValue, effect }) => (
          <li key={path}>
            <code>{path}</code> <small>{text.oldDefault(oldValue)}</small> <TextWithCode text={effect[language]} />
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { Language } from '../../shared/locale.ts'
import type { RestoredDefaults } from '../../upgrade/restored-defaults.ts'
import { Code } from '../ui/code.tsx'
import { TextWithCode } from '../ui/text-with-code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './restored-block.module.css'

interface Props {
  text: CheckTexts
  language: Language
  restored: RestoredDefaults
}

/** Shows the `setConfig` call that restores the defaults the code relies on. */
export function RestoredBlock({ text, language, restored }: Props) {
  if (!restored.text) return null
  return (
    <section className={styles.restored}>
      <h3>{text.defaults}</h3>
      <p>{text.defaultsHint}</p>
      <ul>
        {restored.defaults.map(({ rule, path, why, uses }) => (
          <li key={rule}>
            <code>{path}</code> <span>({text.places(uses.length)})</span> <TextWithCode text={why[language]} />
          </li>
        ))}
      </ul>
      <div className={styles.code}>
        <CopyButton className="btn" text={restored.text} />
        <Code code={restored.text} label={text.defaults} numbered={false} />
      </div>
    </section>
  )
}

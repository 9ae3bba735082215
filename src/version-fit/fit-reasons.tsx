import type { Fit } from '../../upgrade-facts/fit.ts'
import { CodeWords } from '../ui/code-words.tsx'
import type { FitTexts } from './fit-texts.ts'
import styles from './fit-reasons.module.css'

export function FitReasons({ text, fit }: { text: FitTexts; fit: Fit }) {
  return (
    <section className={styles.reasons}>
      <h3>{text.reasons}</h3>
      <div className={styles.box} tabIndex={0} role="group" aria-label={text.reasons}>
        <table>
          <thead>
            <tr>
              {text.heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fit.packages.map(({ name, range, reason, of = '' }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <code>{range}</code>
                </td>
                <td>
                  <CodeWords text={text.reason[reason](of)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{text.along(fit.along.map(({ name, version }) => `${name} ${version}`).join(', '))}</p>
    </section>
  )
}

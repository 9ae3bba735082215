import type { PackageSelection } from '../../upgrade-facts/select-packages.ts'
import { TextWithCode } from '../ui/text-with-code.tsx'
import type { FitTexts } from '../../upgrade-facts/fit-texts.ts'
import styles from './fit-reasons.module.css'

export function FitReasons({ text, fit }: { text: FitTexts; fit: PackageSelection }) {
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
                  <TextWithCode text={text.reason[reason](of)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{text.alsoInstalled(fit.along.map(({ name, version }) => `${name} ${version}`).join(', '))}</p>
    </section>
  )
}

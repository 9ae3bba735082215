import { contrastRatio, toHex } from './color.ts'
import styles from './theme-editor.module.css'
import type { ThemeTexts } from './theme-texts.ts'

const white = '#ffffff'
const bodyBackground = 'vxe-table-body-background-color'

/** Pairs of text and background in the library: names of variables, or a literal color. */
const contrastPairs = {
  text: ['vxe-font-color', bodyBackground],
  header: ['vxe-table-header-font-color', 'vxe-table-header-background-color'],
  hover: ['vxe-font-color', 'vxe-table-row-hover-background-color'],
  striped: ['vxe-font-color', 'vxe-table-row-striped-background-color'],
  current: ['vxe-font-color', 'vxe-table-row-current-background-color'],
  checked: ['vxe-font-color', 'vxe-table-row-checkbox-checked-background-color'],
  input: ['vxe-font-color', 'vxe-input-background-color'],
  defaultButton: ['vxe-font-color', 'vxe-button-default-background-color'],
  success: [white, 'vxe-success-color'],
  info: [white, 'vxe-info-color'],
  warning: [white, 'vxe-warning-color'],
  danger: [white, 'vxe-danger-color'],
  button: [white, 'vxe-primary-color'],
  link: ['vxe-primary-color', bodyBackground]
} as const satisfies Record<keyof ThemeTexts['pairs'], readonly [ink: string, paper: string]>

export function ContrastList({ text, values }: { text: ThemeTexts; values: Map<string, string> }) {
  const colorOf = (name: string) => toHex(values.get(name) ?? name)
  const ratios = (Object.keys(contrastPairs) as (keyof typeof contrastPairs)[]).flatMap(pair => {
    const [ink, paper] = contrastPairs[pair].map(colorOf)
    return ink && paper ? [{ pair, ratio: contrastRatio(ink, paper) }] : []
  })
  return (
    <section className={styles.contrast}>
      <h3>{text.contrast}</h3>
      <p>{text.contrastHint}</p>
      <dl>
        {ratios.map(({ pair, ratio }) => (
          <div key={pair}>
            <dt>{text.pairs[pair]}</dt>
            <dd className={ratio >= 4.5 ? styles.enough : styles.low}>
              {(Math.floor(ratio * 100) / 100).toFixed(2)} : 1 {ratio >= 4.5 ? text.enough : text.tooLow}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

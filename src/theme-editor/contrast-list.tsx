import { contrast, toHex } from './colour.ts'
import styles from './theme-editor.module.css'
import type { ThemeTexts } from './theme-texts.ts'

const white = '#ffffff'
const body = 'vxe-table-body-background-color'

/** Ink and paper that meet in the library; a name without dashes in the values is a colour itself. */
const pairs = {
  text: ['vxe-font-color', body],
  header: ['vxe-table-header-font-color', 'vxe-table-header-background-color'],
  hover: ['vxe-font-color', 'vxe-table-row-hover-background-color'],
  checked: ['vxe-font-color', 'vxe-table-row-checkbox-checked-background-color'],
  button: [white, 'vxe-primary-color'],
  link: ['vxe-primary-color', body]
} as const satisfies Record<keyof ThemeTexts['pairs'], readonly [ink: string, paper: string]>

export function ContrastList({ text, values }: { text: ThemeTexts; values: Map<string, string> }) {
  const colour = (name: string) => toHex(values.get(name) ?? name)
  const ratios = (Object.keys(pairs) as (keyof typeof pairs)[]).flatMap(pair => {
    const [ink, paper] = pairs[pair].map(colour)
    return ink && paper ? [{ pair, ratio: contrast(ink, paper) }] : []
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

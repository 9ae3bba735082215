import type { PackageChoice, PluginName } from '../../upgrade-facts/choices.ts'
import { listMinorLines, pluginNames } from '../../upgrade-facts/choices.ts'
import { getReleases, snapshot } from '../../upgrade-facts/snapshot.ts'
import { getMinorVersion } from '../../upgrade-facts/version-range.ts'
import { Select } from '../ui/select.tsx'
import type { FitTexts } from '../../upgrade-facts/fit-texts.ts'
import styles from './fit-form.module.css'

interface Props {
  text: FitTexts
  choice: PackageChoice
  choose: (next: Partial<PackageChoice>) => void
}

const newestOf = (name: string, line: string): string =>
  getReleases(snapshot, name).find(({ version }) => getMinorVersion(version) === line)?.version ?? ''

export function FitForm({ text, choice, choose }: Props) {
  const toggle = (name: PluginName) =>
    choose({
      plugins: pluginNames.filter(each => (each === name) !== choice.plugins.includes(each))
    })
  return (
    <form className={styles.form} aria-label={text.choose} onSubmit={event => event.preventDefault()}>
      <div className={styles.row}>
        <span className={styles.label} aria-hidden="true">
          {text.vue}
        </span>
        <span className={styles.lines} role="group" aria-label={text.vue}>
          {listMinorLines(snapshot, 'vue').map(line => (
            <button key={line} type="button" aria-pressed={line === choice.vue} onClick={() => choose({ vue: line })}>
              {line}
            </button>
          ))}
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.label} aria-hidden="true">
          {text.table}
        </span>
        <Select label={text.table} value={choice.table} onChange={table => choose({ table })}>
          {listMinorLines(snapshot, 'vxe-table').map(line => (
            <option key={line} value={line}>
              {text.line(line, newestOf('vxe-table', line))}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.row} role="group" aria-label={text.plugins}>
        <span className={styles.label} aria-hidden="true">
          {text.plugins}
        </span>
        <span className={styles.plugins}>
          {pluginNames.map(name => (
            <label key={name}>
              <input type="checkbox" checked={choice.plugins.includes(name)} onChange={() => toggle(name)} />
              {text.pluginLabels[name]}
            </label>
          ))}
        </span>
      </div>
    </form>
  )
}

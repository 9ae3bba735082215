import { compareVersions } from '../../shared/version-order.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './version-selects.module.css'
import { fromVersions, toVersions, withSelected } from './version-options.ts'

interface Props {
  text: CheckTexts
  versions: UpgradeVersions
  onChange: (next: { from?: string; to?: string }) => void
}

export function VersionSelects({ text, versions: { from, to }, onChange }: Props) {
  const chooseFrom = (next: string) =>
    onChange({ from: next, ...(compareVersions(next, to) < 0 ? {} : { to: undefined }) })
  return (
    <div className={styles.versions}>
      <label>
        <span aria-hidden="true">{text.from}</span>
        <Select label={text.from} value={from} onChange={chooseFrom}>
          {withSelected(fromVersions, from).map(version => (
            <option key={version}>{version}</option>
          ))}
        </Select>
      </label>
      <Icon name="next" />
      <label>
        <span aria-hidden="true">{text.to}</span>
        <Select label={text.to} value={to} onChange={next => onChange({ to: next })}>
          {withSelected(toVersions, to)
            .filter(version => compareVersions(from, version) < 0)
            .map(version => (
              <option key={version}>{version}</option>
            ))}
        </Select>
      </label>
    </div>
  )
}

import { compareVersions } from '../../shared/version-order.ts'
import type { Versions } from '../../upgrade/version.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './version-choice.module.css'
import { origins, targets, withChosen } from './versions.ts'

interface Props {
  text: CheckTexts
  versions: Versions
  choose: (next: { from?: string; to?: string }) => void
}

export function VersionChoice({ text, versions: { from, to }, choose }: Props) {
  const chooseFrom = (next: string) =>
    choose({ from: next, ...(compareVersions(next, to) < 0 ? {} : { to: undefined }) })
  return (
    <div className={styles.choice}>
      <label>
        <span aria-hidden="true">{text.from}</span>
        <Select label={text.from} value={from} onChange={chooseFrom}>
          {withChosen(origins, from).map(version => (
            <option key={version}>{version}</option>
          ))}
        </Select>
      </label>
      <Icon name="next" />
      <label>
        <span aria-hidden="true">{text.to}</span>
        <Select label={text.to} value={to} onChange={next => choose({ to: next })}>
          {withChosen(targets, to)
            .filter(version => compareVersions(from, version) < 0)
            .map(version => (
              <option key={version}>{version}</option>
            ))}
        </Select>
      </label>
    </div>
  )
}

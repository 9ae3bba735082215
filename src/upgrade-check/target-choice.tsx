import type { Language } from '../../shared/locale.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { useLoaded } from '../use-loaded.ts'
import { Select } from '../ui/select.tsx'
import type { CheckTarget } from './check-target.ts'
import { listVersions, siteVersion } from './check-target.ts'
import type { CheckTexts } from './check-texts.ts'
import { loadReleaseMembers } from './load-releases.ts'
import styles from './version-selects.module.css'
import { VersionSelects } from './version-selects.tsx'
import { versionTexts } from './version-texts.ts'

interface Props {
  text: CheckTexts
  language: Language
  target: CheckTarget
  /** Changes the query of the page. */
  onChange: (next: { for?: string | undefined; from?: string; to?: string }) => void
}

/** Choice of the purpose of the check, and of its versions. */
export function TargetChoice({ text, language, target, onChange }: Props) {
  const words = versionTexts[language]
  const isUpgrade = target.kind === 'upgrade'
  return (
    <div className={styles.target}>
      <span className="seg" role="group" aria-label={words.direction}>
        <button type="button" aria-pressed={!isUpgrade} onClick={() => onChange({ for: siteVersion })}>
          {words.forVersion}
        </button>
        <button type="button" aria-pressed={isUpgrade} onClick={() => onChange({ for: undefined })}>
          {words.toLater}
        </button>
      </span>
      {isUpgrade ? (
        <VersionSelects text={text} versions={target} onChange={onChange} />
      ) : (
        <VersionSelect language={language} version={target.version} onChange={next => onChange({ for: next })} />
      )}
    </div>
  )
}

interface VersionProps {
  language: Language
  version: string
  onChange: (version: string) => void
}

function VersionSelect({ language, version, onChange }: VersionProps) {
  const words = versionTexts[language]
  const { value: members } = useLoaded('releases', loadReleaseMembers)
  const note =
    compareVersions(version, '3.8.0') < 0 ? words.before38 : compareVersions(version, '3.9.0') < 0 ? '' : words.after38
  return (
    <div className={styles.versions}>
      <label>
        <span aria-hidden="true">{words.version}</span>
        <Select label={words.version} value={version} onChange={onChange}>
          {listVersions(members?.releases ?? [], version).map(each => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </label>
      {note && <p>{note}</p>}
    </div>
  )
}

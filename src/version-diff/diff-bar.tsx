import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { DiffView } from '../../upgrade-facts/diff-view.ts'
import { changeTypes } from '../../upgrade-facts/version-diff.ts'
import { factKinds } from '../../upgrade-facts/version-facts.ts'
import { Icon } from '../ui/icon.tsx'
import { PressedButtons } from '../ui/pressed-buttons.tsx'
import { Select } from '../ui/select.tsx'
import type { DiffParams } from './diff-params.ts'
import { addressOf } from './diff-params.ts'
import styles from './diff-bar.module.css'
import type { DiffTexts } from './diff-texts.ts'
import { subjectTitle } from './subject-title.ts'

interface Props {
  text: DiffTexts
  params: DiffParams
  changeParams: (changes: Record<string, string | undefined>) => void
  view: DiffView
  subjects: readonly string[]
  typedQuery: string
  changeQuery: (query: string) => void
}

export function DiffBar({ text, params, changeParams, view, subjects, typedQuery, changeQuery }: Props) {
  return (
    <form className={styles.bar} aria-label={text.choose} onSubmit={event => event.preventDefault()}>
      <div className={styles.versions}>
        <VersionSelect label={text.from} value={params.from} onChange={from => changeParams({ from, to: params.to })} />
        <button
          type="button"
          className={`quiet icon ${styles.swap}`}
          aria-label={text.swap}
          title={text.swap}
          onClick={() => changeParams({ from: params.to, to: params.from })}
        >
          <Icon name="next" />
        </button>
        <VersionSelect label={text.to} value={params.to} onChange={to => changeParams({ from: params.from, to })} />
        <label className={styles.labeled}>
          <span aria-hidden="true">{text.subject}</span>
          <Select label={text.subject} value={params.subject ?? ''} onChange={of => changeParams({ of })}>
            <option value="">{text.every}</option>
            {subjects.map(each => (
              <option key={each} value={each}>
                {subjectTitle(each, text)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <div className={`field ${styles.search}`} role="search">
        <Icon name="search" />
        <input
          type="search"
          placeholder={text.search}
          aria-label={text.search}
          value={typedQuery}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={event => changeQuery(event.target.value)}
        />
      </div>
      <PressedButtons
        label={text.way}
        allLabel={text.every}
        chosen={params.changeType}
        choices={changeTypes.map(way => ({ name: way, label: text.ways[way], count: view.countsByType[way] }))}
        choose={way => changeParams({ way: way && addressOf[way] })}
      />
      <PressedButtons
        label={text.kind}
        allLabel={text.every}
        chosen={params.kind}
        choices={factKinds
          .filter(kind => view.countsByKind[kind] !== undefined || kind === params.kind)
          .map(kind => ({ name: kind, label: text.kinds[kind], count: view.countsByKind[kind] ?? 0 }))}
        choose={kind => changeParams({ kind })}
      />
    </form>
  )
}

function VersionSelect({
  label,
  value,
  onChange
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <label className={styles.labeled}>
      <span aria-hidden="true">{label}</span>
      <Select label={label} value={value} onChange={onChange}>
        {comparedVersions.map(version => (
          <option key={version} value={version}>
            {version}
          </option>
        ))}
      </Select>
    </label>
  )
}

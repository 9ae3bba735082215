import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { DiffView } from '../../upgrade-facts/diff-view.ts'
import { ways } from '../../upgrade-facts/version-diff.ts'
import { factKinds } from '../../upgrade-facts/version-facts.ts'
import { Icon } from '../ui/icon.tsx'
import { PressedButtons } from '../ui/pressed-buttons.tsx'
import { Select } from '../ui/select.tsx'
import type { AskedDiff } from './asked-diff.ts'
import styles from './diff-bar.module.css'
import type { DiffTexts } from './diff-texts.ts'
import { subjectTitle } from './subject-title.ts'

interface Props {
  text: DiffTexts
  asked: AskedDiff
  change: (changes: Record<string, string | undefined>) => void
  view: DiffView
  subjects: readonly string[]
  typed: string
  type: (query: string) => void
}

export function DiffBar({ text, asked, change, view, subjects, typed, type }: Props) {
  return (
    <form className={styles.bar} aria-label={text.choose} onSubmit={event => event.preventDefault()}>
      <div className={styles.versions}>
        <Versions label={text.from} value={asked.from} onChange={from => change({ from, to: asked.to })} />
        <button
          type="button"
          className={`q icon ${styles.swap}`}
          aria-label={text.swap}
          title={text.swap}
          onClick={() => change({ from: asked.to, to: asked.from })}
        >
          <Icon name="next" />
        </button>
        <Versions label={text.to} value={asked.to} onChange={to => change({ from: asked.from, to })} />
        <label className={styles.labelled}>
          <span aria-hidden="true">{text.subject}</span>
          <Select label={text.subject} value={asked.subject ?? ''} onChange={of => change({ of })}>
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
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={event => type(event.target.value)}
        />
      </div>
      <PressedButtons
        label={text.way}
        every={text.every}
        chosen={asked.way}
        choices={ways.map(way => ({ name: way, label: text.ways[way], count: view.ways[way] }))}
        choose={way => change({ way })}
      />
      <PressedButtons
        label={text.kind}
        every={text.every}
        chosen={asked.kind}
        choices={factKinds
          .filter(kind => view.kinds[kind] !== undefined || kind === asked.kind)
          .map(kind => ({ name: kind, label: text.kinds[kind], count: view.kinds[kind] ?? 0 }))}
        choose={kind => change({ kind })}
      />
    </form>
  )
}

function Versions({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className={styles.labelled}>
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

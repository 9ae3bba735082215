import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import { byFile } from '../../upgrade/report/report-input.ts'
import { restoredDefaults } from '../../upgrade/restored-defaults.ts'
import { ruleOf } from '../../upgrade/rules/applicable.ts'
import type { Wanted } from './check-protocol.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './check-result.module.css'
import { FileFindings } from './file-findings.tsx'
import { FilterRow } from './filter-row.tsx'
import { ProblemList } from './problem-list.tsx'
import { RestoredBlock } from './restored-block.tsx'
import { Verdict } from './verdict.tsx'

interface Props {
  text: CheckTexts
  language: Language
  project: CheckedProject
  files: readonly SourceFile[]
  skipped: number
  /** What can be done with the changes that the filters show. */
  renderChanges: (changes: Changes) => ReactNode
  /** Shows a place in the reader's editor. */
  onOpen?: (file: string, line: number) => void
}

export interface Changes {
  wanted: Wanted
  /** Names of the files in which something is changed. */
  changed: ReadonlySet<string>
}

const certainties: readonly Certainty[] = ['mechanical', 'look', 'decide']
const times: readonly When[] = ['today', 'swap', 'after']
const filesAtOnce = 30

/** The answer first, then its reasons, then what to do about them. */
export function CheckResult({ text, language, project, files, skipped, renderChanges, onOpen }: Props) {
  const [certainty, setCertainty] = useState<readonly Certainty[]>(certainties)
  const [when, setWhen] = useState<readonly When[]>(times)
  const [shown, setShown] = useState(filesAtOnce)
  // Changed defaults are told once below, not at each table.
  const findings = project.findings.filter(({ rule }) => ruleOf(rule)?.find.kind !== 'default')
  const chosen = findings.filter(each => certainty.includes(each.certainty) && when.includes(each.when))
  const groups = byFile(chosen)
  const sources = new Map(files.map(file => [file.name, file.text]))
  const count = (key: 'certainty' | 'when', value: string) => findings.filter(each => each[key] === value).length
  return (
    <div className={styles.result}>
      <Verdict text={text} verdict={project.verdict} files={project.files} findings={findings.length} />
      {skipped > 0 && <p className={styles.note}>{text.skipped(skipped)}</p>}
      <ProblemList text={text} problems={project.problems} />
      {findings.length > 0 && (
        <section className={styles.found} aria-label={text.found}>
          <div className={styles.filters}>
            <FilterRow
              label={text.byCertainty}
              options={certainties.map(id => ({ id, label: text.certainty[id], count: count('certainty', id) }))}
              chosen={certainty}
              choose={setCertainty}
            />
            <FilterRow
              label={text.byTime}
              options={times.map(id => ({
                id,
                label: text.when[id],
                title: text.whenSays[id],
                count: count('when', id)
              }))}
              chosen={when}
              choose={setWhen}
            />
          </div>
          {chosen.length === 0 && <p className={styles.note}>{text.hidden}</p>}
          {groups.slice(0, shown).map(([name, own]) => (
            <FileFindings
              key={name}
              text={text}
              language={language}
              name={name}
              source={sources.get(name) ?? ''}
              findings={own}
              isOpen={groups.length <= 5}
              onOpen={onOpen}
            />
          ))}
          {groups.length > shown && (
            <button type="button" className="btn" onClick={() => setShown(shown + filesAtOnce)}>
              {text.moreFiles(Math.min(filesAtOnce, groups.length - shown))}
            </button>
          )}
        </section>
      )}
      <RestoredBlock text={text} language={language} restored={restoredDefaults(project.findings)} />
      {findings.length > 0 &&
        renderChanges({
          changed: new Set(chosen.filter(each => each.certainty === 'mechanical').map(({ file }) => file)),
          wanted: { certainty: certainty.filter(each => each === 'mechanical'), when }
        })}
    </div>
  )
}

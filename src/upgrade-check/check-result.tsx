import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import { byFile } from '../../upgrade/report/report-input.ts'
import { restoredDefaults } from '../../upgrade/restored-defaults.ts'
import { ruleOf } from '../../upgrade/rules/applicable.ts'
import type { Versions } from '../../upgrade/version.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './check-result.module.css'
import { FileFindings } from './file-findings.tsx'
import { FilterRow } from './filter-row.tsx'
import { ProblemList } from './problem-list.tsx'
import { RestoredBlock } from './restored-block.tsx'
import { TakeAlong } from './take-along.tsx'
import { Verdict } from './verdict.tsx'
import type { Pool } from './worker-pool.ts'

interface Props {
  text: CheckTexts
  language: Language
  versions: Versions
  project: CheckedProject
  files: readonly SourceFile[]
  skipped: number
  pool: () => Pool
}

const certainties: readonly Certainty[] = ['mechanical', 'look', 'decide']
const times: readonly When[] = ['today', 'swap', 'after']
const filesAtOnce = 30

/** The answer first, then its reasons, then what to take along. */
export function CheckResult({ text, language, versions, project, files, skipped, pool }: Props) {
  const [certainty, setCertainty] = useState<readonly Certainty[]>(certainties)
  const [when, setWhen] = useState<readonly When[]>(times)
  const [shown, setShown] = useState(filesAtOnce)
  // Changed defaults are told once below, not at each table.
  const findings = project.findings.filter(({ rule }) => ruleOf(rule)?.find.kind !== 'default')
  const wanted = { certainty, when }
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
      {findings.length > 0 && (
        <TakeAlong
          text={text}
          language={language}
          versions={versions}
          project={project}
          files={files}
          changed={new Set(chosen.filter(each => each.certainty === 'mechanical').map(({ file }) => file))}
          wanted={{ ...wanted, certainty: certainty.filter(each => each === 'mechanical') }}
          pool={pool}
        />
      )}
    </div>
  )
}

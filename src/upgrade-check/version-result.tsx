import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import { groupByFile } from '../../upgrade/report/report-input.ts'
import type { CheckFinding, Severity } from '../../version-check/finding.ts'
import styles from './check-result.module.css'
import type { CheckTexts } from './check-texts.ts'
import type { VersionCheckResult } from './check-version-files.ts'
import { FileFindings } from './file-findings.tsx'
import { FileList, filesPerStep } from './file-list.tsx'
import { FilterRow } from './filter-row.tsx'
import { ProblemList } from './problem-list.tsx'
import { VerdictBox } from './verdict-box.tsx'
import { VersionActions } from './version-actions.tsx'
import { VersionGroup } from './version-group.tsx'
import { versionTexts } from './version-texts.ts'
import type { WorkerPool } from './worker-pool.ts'

interface Props {
  text: CheckTexts
  language: Language
  version: string
  /** Release with the members of the version. */
  release: string
  result: VersionCheckResult
  files: readonly SourceFile[]
  /** Texts before the changes, by the names of changed files. */
  originals: ReadonlyMap<string, string>
  pool: () => WorkerPool
  onFix: (findings: readonly CheckFinding[]) => void
  onUndo: () => void
}

const allSeverities: readonly Severity[] = ['unknown', 'hint']

/** Shows the names that a version lacks: the verdict with its actions first, then the findings by file and line. */
export function VersionResult(props: Props) {
  const { text, language, version, release, result, files, pool, onFix } = props
  const { findings, problems } = result
  const words = versionTexts[language]
  const [severities, setSeverities] = useState(allSeverities)
  const [shownFiles, setShownFiles] = useState({ first: 0, end: filesPerStep })
  const selected = useMemo(() => findings.filter(each => severities.includes(each.severity)), [findings, severities])
  const groups = useMemo(() => groupByFile(selected), [selected])
  const loadGroups = (name: string, own: readonly CheckFinding[]): Promise<FindingGroup<CheckFinding>[]> =>
    pool().send({ kind: 'groupVersion', file: files.find(each => each.name === name)!, findings: own })
  // A change removes its button, and the file without other findings.
  const box = useRef<HTMLDivElement>(null)
  const isFixing = useRef(false)
  const fix = (fixed: readonly CheckFinding[]) => {
    isFixing.current = true
    onFix(fixed)
  }
  useLayoutEffect(() => {
    if (isFixing.current && document.activeElement === document.body) box.current!.focus({ preventScroll: true })
    isFixing.current = false
  }, [result])
  const countOf = (severity: Severity) => findings.filter(each => each.severity === severity).length
  const fixable = findings.filter(({ edits }) => edits.length > 0).length
  const unknown = countOf('unknown')
  const hasProblems = problems.length > 0
  return (
    <div ref={box} className={styles.result} tabIndex={-1}>
      <VerdictBox
        state={hasProblems ? 'unread' : findings.length === 0 ? 'yes' : 'changes'}
        title={
          unknown > 0
            ? words.unknown(version, unknown)
            : findings.length > 0
              ? words.onlyHints(findings.length)
              : hasProblems
                ? text.verdict.unread
                : words.none(version)
        }
        sentences={[
          text.sentences(
            ...(findings.length > 0 ? [words.share(fixable, findings.length - fixable)] : []),
            text.checked(files.length)
          ),
          ...(release === version ? [] : [words.release(version, release)])
        ]}
        actions={
          (findings.length > 0 || props.originals.size > 0) && (
            <VersionActions {...props} selected={selected} onFix={fix} />
          )
        }
      />
      <ProblemList text={text} language={language} problems={problems} />
      {findings.length > 0 && (
        <section className={styles.findings} aria-label={text.findings}>
          <div className={styles.filters}>
            <FilterRow
              label={words.bySeverity}
              options={allSeverities.map(id => ({
                id,
                label: words.severity[id],
                title: words.severityHint[id],
                count: countOf(id)
              }))}
              selected={severities}
              onChange={setSeverities}
            />
          </div>
          {selected.length === 0 && <p className={styles.note}>{text.allFiltered}</p>}
          <FileList text={text} groups={groups} shown={shownFiles} onShow={setShownFiles}>
            {(name, own) => (
              <FileFindings
                key={name}
                text={text}
                name={name}
                findings={own}
                loadGroups={loadGroups}
                isOpen={groups.length <= 5}
                renderGroup={group => (
                  <VersionGroup
                    key={`${group.findings[0]!.kind} ${group.findings[0]!.start}`}
                    text={text}
                    language={language}
                    version={version}
                    group={group}
                    onFix={finding => fix([finding])}
                  />
                )}
              />
            )}
          </FileList>
        </section>
      )}
    </div>
  )
}

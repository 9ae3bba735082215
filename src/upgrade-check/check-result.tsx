import type { ReactNode } from 'react'
import { useMemo, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Finding } from '../../upgrade/finding.ts'
import type { Certainty, When } from '../../upgrade/rule.ts'
import { describeInstalledVersion } from '../../upgrade/report/installed-version.ts'
import { groupByFile } from '../../upgrade/report/report-input.ts'
import type { FindingGroup } from '../../upgrade/report/finding-groups.ts'
import { findRestoredDefaults } from '../../upgrade/restored-defaults.ts'
import { getRule } from '../../upgrade/rules/applicable.ts'
import { countFindings } from '../../upgrade/verdict.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import type { ChangeFilter } from './check-protocol.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './check-result.module.css'
import { DefectSection } from './defect-section.tsx'
import { FileFindings } from './file-findings.tsx'
import { FileList, filesPerStep } from './file-list.tsx'
import { FilterRow } from './filter-row.tsx'
import { PictureSection } from './picture-section.tsx'
import { ProblemList } from './problem-list.tsx'
import { RestoredBlock } from './restored-block.tsx'
import { UpgradeGroup } from './upgrade-group.tsx'
import { Verdict } from './verdict.tsx'
import type { WorkerPool } from './worker-pool.ts'

interface Props {
  text: CheckTexts
  language: Language
  versions: UpgradeVersions
  project: CheckedProject
  pool: () => WorkerPool
  files: readonly SourceFile[]
  /** Renders the actions for the changes that pass the filters. */
  renderActions: (changes: SelectedChanges) => ReactNode
  /** Opens a line in the reader's editor. */
  onOpen?: (file: string, line: number) => void
}

export interface SelectedChanges {
  filter: ChangeFilter
  /** Names of the files with changes. */
  changedFiles: ReadonlySet<string>
}

const allCertainties: readonly Certainty[] = ['mechanical', 'look', 'decide']
const allTimes: readonly When[] = ['today', 'swap', 'after']

/** Shows the verdict with its actions first, then the findings. */
export function CheckResult({ text, language, versions, project, pool, files, renderActions, onOpen }: Props) {
  const [selectedCertainties, setSelectedCertainties] = useState<readonly Certainty[]>(allCertainties)
  const [selectedTimes, setSelectedTimes] = useState<readonly When[]>(allTimes)
  const [shownFiles, setShownFiles] = useState({ first: 0, end: filesPerStep })
  const [jump, setJump] = useState<{ file: string }>()
  const problemList = useRef<HTMLElement>(null)
  // Changed defaults are listed once below, not for each table.
  const findings = useMemo(
    () => project.findings.filter(({ rule }) => getRule(rule)?.find.kind !== 'default'),
    [project.findings]
  )
  const selectedFindings = useMemo(
    () => findings.filter(each => selectedCertainties.includes(each.certainty) && selectedTimes.includes(each.when)),
    [findings, selectedCertainties, selectedTimes]
  )
  const groups = useMemo(() => groupByFile(selectedFindings), [selectedFindings])
  const fileNames = useMemo(() => files.map(({ name }) => name), [files])
  const openFile = (file: string) => {
    if (!findings.some(each => each.file === file)) return problemList.current?.focus()
    // A filter may hide the file.
    const isHidden = !groups.some(([name]) => name === file)
    if (isHidden) {
      setSelectedCertainties(allCertainties)
      setSelectedTimes(allTimes)
    }
    const index = (isHidden ? groupByFile(findings) : groups).findIndex(([name]) => name === file)
    setShownFiles(({ first, end }) =>
      index >= first && index < end ? { first, end } : { first: index, end: index + filesPerStep }
    )
    setJump({ file })
    return undefined
  }
  const loadGroups = (name: string, fileFindings: readonly Finding[]): Promise<FindingGroup[]> => {
    const file = files.find(each => each.name === name)!
    const filter: ChangeFilter = { certainty: selectedCertainties, when: selectedTimes }
    return pool().send({ kind: 'group', file, versions, findings: fileFindings, filter })
  }
  const count = (key: 'certainty' | 'when', value: string) => findings.filter(each => each[key] === value).length
  return (
    <div className={styles.result}>
      <Verdict
        text={text}
        language={language}
        verdict={project.verdict}
        files={project.files}
        counts={countFindings(findings)}
        note={describeInstalledVersion(project.packages, versions, language)}
        actions={
          findings.length > 0 &&
          renderActions({
            changedFiles: new Set(
              selectedFindings.filter(each => each.certainty === 'mechanical').map(({ file }) => file)
            ),
            filter: { certainty: selectedCertainties.filter(each => each === 'mechanical'), when: selectedTimes }
          })
        }
      />
      <ProblemList ref={problemList} text={text} language={language} problems={project.problems} />
      <DefectSection
        language={language}
        versions={versions}
        members={project.members}
        isInNewTab={onOpen !== undefined}
      />
      {project.files > 1 && (
        <PictureSection
          text={text}
          language={language}
          files={fileNames}
          findings={findings}
          problems={project.problems}
          onOpen={openFile}
        />
      )}
      {findings.length > 0 && (
        <section className={styles.findings} aria-label={text.findings}>
          <div className={styles.filters}>
            <FilterRow
              label={text.byCertainty}
              options={allCertainties.map(id => ({ id, label: text.certainty[id], count: count('certainty', id) }))}
              selected={selectedCertainties}
              onChange={setSelectedCertainties}
            />
            <FilterRow
              label={text.byTime}
              options={allTimes.map(id => ({
                id,
                label: text.when[id],
                title: text.whenHint[id],
                count: count('when', id)
              }))}
              selected={selectedTimes}
              onChange={setSelectedTimes}
            />
          </div>
          {selectedFindings.length === 0 && <p className={styles.note}>{text.allFiltered}</p>}
          <FileList text={text} groups={groups} shown={shownFiles} onShow={setShownFiles}>
            {(name, fileFindings) => (
              <FileFindings
                key={name}
                text={text}
                name={name}
                findings={fileFindings}
                loadGroups={loadGroups}
                isOpen={groups.length <= 5}
                jump={jump?.file === name ? jump : undefined}
                renderGroup={group => (
                  <UpgradeGroup
                    key={`${group.findings[0]!.rule} ${group.findings[0]!.start}`}
                    text={text}
                    language={language}
                    group={group}
                    onOpen={onOpen}
                  />
                )}
              />
            )}
          </FileList>
        </section>
      )}
      <RestoredBlock text={text} language={language} restored={findRestoredDefaults(project.findings)} />
    </div>
  )
}

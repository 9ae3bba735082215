import { escapeControls } from '../../shared/escape-controls.ts'
import type { Language } from '../../shared/locale.ts'
import { checkTexts } from './check-texts.ts'
import { UpgradeGroup } from './upgrade-group.tsx'
import styles from './upgraded-changes.module.css'
import type { FileChanges } from './upgrader.ts'

interface Props {
  language: Language
  changes: readonly FileChanges[]
  onOpen: (file: string, line: number) => void
}

/** Lists the automatic changes of code that runs in another version, by file and line. */
export function UpgradedChanges({ language, changes, onOpen }: Props) {
  return changes.map(({ file, groups }) => (
    <section key={file} className={styles.file}>
      <h3>{escapeControls(file)}</h3>
      <ol>
        {groups.map(group => (
          <UpgradeGroup
            key={`${group.findings[0]!.rule} ${group.findings[0]!.start}`}
            text={checkTexts[language]}
            language={language}
            group={group}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </section>
  ))
}

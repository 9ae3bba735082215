import { useState } from 'react'
import type { Fit } from '../../upgrade-facts/fit.ts'
import type { PackageManager } from '../../upgrade-facts/install-lines.ts'
import { installLines, manifestLines, packageManagers } from '../../upgrade-facts/install-lines.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { FitTexts } from './fit-texts.ts'
import styles from './install-block.module.css'

export function InstallBlock({ text, fit }: { text: FitTexts; fit: Fit }) {
  const [manager, setManager] = useState<PackageManager>('npm')
  const lines = installLines(fit, manager)
  const manifest = manifestLines(fit)
  return (
    <div className={styles.blocks}>
      <div className={styles.block}>
        <div className={styles.head} role="group" aria-label={text.manager}>
          {packageManagers.map(each => (
            <button key={each} type="button" aria-pressed={each === manager} onClick={() => setManager(each)}>
              {each}
            </button>
          ))}
          <CopyButton className={styles.copy} text={lines} />
        </div>
        <Code code={lines} label={text.install} numbered={false} />
      </div>
      <div className={styles.block}>
        <div className={styles.head}>
          <span>{text.manifest}</span>
          <CopyButton className={styles.copy} text={manifest} />
        </div>
        <Code code={manifest} label={text.manifest} numbered={false} />
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { PackageSelection } from '../../upgrade-facts/select-packages.ts'
import type { PackageManager } from '../../upgrade-facts/install-lines.ts'
import { formatInstallLines, formatManifest, packageManagers } from '../../upgrade-facts/install-lines.ts'
import { CodeHead } from '../ui/code-head.tsx'
import { Code } from '../ui/code.tsx'
import type { FitTexts } from '../../upgrade-facts/fit-texts.ts'
import styles from './install-block.module.css'

export function InstallBlock({ text, fit }: { text: FitTexts; fit: PackageSelection }) {
  const [manager, setManager] = useState<PackageManager>('npm')
  const lines = formatInstallLines(fit, manager)
  const manifest = formatManifest(fit)
  return (
    <div className={styles.blocks}>
      <div className={styles.block}>
        <CodeHead label={text.manager} textToCopy={lines} mono>
          {packageManagers.map(each => (
            <button key={each} type="button" aria-pressed={each === manager} onClick={() => setManager(each)}>
              {each}
            </button>
          ))}
        </CodeHead>
        <Code code={lines} label={text.install} numbered={false} />
      </div>
      <div className={styles.block}>
        <CodeHead textToCopy={manifest} mono>
          <span>{text.manifest}</span>
        </CodeHead>
        <Code code={manifest} label={text.manifest} numbered={false} />
      </div>
    </div>
  )
}

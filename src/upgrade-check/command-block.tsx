import type { UpgradeVersions } from '../../upgrade/version.ts'
import { contentUrl } from '../content.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { saveFromCopy } from '../ui/save-file.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './command-block.module.css'

/** Command that runs the same check in a terminal. */
export function CommandBlock({ text, versions: { from, to } }: { text: CheckTexts; versions: UpgradeVersions }) {
  const command = `node vxe-upgrade.mjs src package.json --from ${from} --to ${to}`
  return (
    <section className={styles.command}>
      <h3>{text.command}</h3>
      <p>{text.commandHint}</p>
      <div className={styles.line}>
        <Code code={command} label={text.command} numbered={false} />
        <CopyButton className="btn" text={command} />
      </div>
      <a className="btn" href={contentUrl('download/vxe-upgrade.mjs')} download onClick={saveFromCopy}>
        {text.download}
      </a>
    </section>
  )
}

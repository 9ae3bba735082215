import type { ReactNode } from 'react'
import styles from './code-head.module.css'
import { CopyButton } from './copy-button.tsx'

interface Props {
  /** What the copy button copies. */
  copied: string
  /** Of the buttons, where there are some to choose with. */
  label?: string
  /** They are written like code. */
  mono?: boolean
  children: ReactNode
}

/** Stands above a block of code: a title, or buttons that choose what the block shows, and the copy button. */
export function CodeHead({ copied, label, mono, children }: Props) {
  return (
    <div className={mono ? `${styles.head} ${styles.mono}` : styles.head} role={label && 'group'} aria-label={label}>
      {children}
      <CopyButton className={styles.copy} text={copied} />
    </div>
  )
}

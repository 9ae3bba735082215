import type { ReactNode } from 'react'
import styles from './code-head.module.css'
import { CopyButton } from './copy-button.tsx'

interface Props {
  /** Text for the copy button. */
  textToCopy: string
  /** Label of the group of buttons, if there are any. */
  label?: string
  /** Sets the labels in the code font. */
  mono?: boolean
  children: ReactNode
}

/** Bar above a block of code: a title, or buttons that choose the shown code, and the copy button. */
export function CodeHead({ textToCopy, label, mono, children }: Props) {
  return (
    <div className={mono ? `${styles.head} ${styles.mono}` : styles.head} role={label && 'group'} aria-label={label}>
      {children}
      <CopyButton className={styles.copy} text={textToCopy} />
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Maximum number of characters that fit the narrowest phone. */
const maxUnbrokenLength = 30

/** A name in running text. A short one is not broken at its hyphens: `edit-config` stays on one line. */
export function InlineCode({ children }: { children?: ReactNode }) {
  const isShort = typeof children === 'string' && children.length <= maxUnbrokenLength
  return <code className={isShort ? styles.unbroken : undefined}>{children}</code>
}

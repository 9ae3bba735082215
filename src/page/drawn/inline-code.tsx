import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** In characters: what fits the narrowest phone. */
const wholeUpTo = 30

/** A name in running text. A short one is not cut at its hyphens: `edit-config` stays on one line. */
export function InlineCode({ children }: { children?: ReactNode }) {
  const isShort = typeof children === 'string' && children.length <= wholeUpTo
  return <code className={isShort ? styles.whole : undefined}>{children}</code>
}

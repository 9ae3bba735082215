import type { ComponentType, ReactNode } from 'react'
import type { PageModule } from './page-module.ts'
import { proseElements } from './prose-elements.tsx'
import styles from './prose.module.css'

/**
 * The body is called, not rendered as a component: a page in another language is then the same tree with other words,
 * React keeps what has the same key, and a running demo survives the switch.
 */
export function Prose({ body }: { body: PageModule }): ReactNode {
  return <div className={styles.prose}>{body.default({ components: proseElements as unknown as Record<string, ComponentType<never>> })}</div>
}

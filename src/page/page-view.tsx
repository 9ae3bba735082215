import type { Page } from '../../shared/page.ts'
import { isReference } from '../../shared/page.ts'
import { PageFoot } from '../footer/page-foot.tsx'
import type { PageModule } from './page-module.ts'
import styles from './page-view.module.css'
import { Prose } from './prose.tsx'

export function PageView({ body }: { body: PageModule }) {
  const { page } = body
  return (
    <article className={page.kind === 'api' ? `${styles.article} ${styles.wide}` : styles.article} data-page={page.path}>
      <PageTitle page={page} />
      <Prose body={body} />
      <PageFoot page={page} />
    </article>
  )
}

/** The reference of a component is headed by its tag, other reference pages have a title of their own. */
const isComponent = (page: Page): boolean => page.kind === 'api' && isReference(page.path)

function PageTitle({ page }: { page: Page }) {
  return (
    <div>
      <p className={styles.crumb}>{page.group}</p>
      <h1 tabIndex={-1}>{isComponent(page) ? <code>vxe-{page.title}</code> : page.title}</h1>
    </div>
  )
}

import type { Page } from '../../shared/page.ts'
import { PageFoot } from '../footer/page-foot.tsx'
import type { PageModule } from './page-module.ts'
import styles from './page-view.module.css'
import { Prose } from './prose.tsx'

export function PageView({ body }: { body: PageModule }) {
  const { page } = body
  return (
    <article className={styles.article} data-page={page.path}>
      <PageTitle page={page} />
      <Prose body={body} />
      <PageFoot page={page} />
    </article>
  )
}

function PageTitle({ page }: { page: Page }) {
  return (
    <div>
      <p className={styles.crumb}>{page.group}</p>
      <h1 tabIndex={-1}>{page.title}</h1>
    </div>
  )
}

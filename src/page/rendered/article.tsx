import type { ComponentType, ReactNode } from 'react'
import type { Page } from '../../../shared/page.ts'
import { isReferencePath } from '../../../shared/page.ts'
import { getStaticPageName } from '../../../shared/static-names.ts'
import { PageFoot } from '../../footer/page-foot.tsx'
import { useMessages } from '../../locale/texts.ts'
import styles from './article.module.css'
import { CopyButton } from './copy-button.tsx'
import prose from './prose.module.css'
import { proseElements } from './prose-elements.tsx'

/** Compiled text of a page: a function of the components that render its elements. */
export type PageBody = (props: { components: Record<string, ComponentType<never>> }) => ReactNode

interface Props {
  page: Page
  body: PageBody
}

/** A page as the build renders it; in the browser it is HTML that `src/page/article.tsx` makes interactive. */
export function Article({ page, body }: Props) {
  return (
    <article
      className={page.kind === 'api' ? `${styles.article} ${styles.wide}` : styles.article}
      data-page={page.path}
    >
      <PageTitle page={page} />
      <div className={prose.prose} data-prose>
        {body({ components: proseElements as unknown as Record<string, ComponentType<never>> })}
      </div>
      <PageFoot page={page} />
    </article>
  )
}

/** True for the reference of a component, which has its tag as title; other reference pages have titles of their own. */
const isComponent = (page: Page): boolean => page.kind === 'api' && isReferencePath(page.path)

function PageTitle({ page }: { page: Page }) {
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.crumb}>{page.group}</p>
        <CopyPage page={page} />
      </div>
      <h1 tabIndex={-1}>{isComponent(page) ? <code>vxe-{page.title}</code> : page.title}</h1>
    </div>
  )
}

/** Button that copies the page as Markdown. */
function CopyPage({ page }: { page: Page }) {
  const { code } = useMessages()
  return (
    <CopyButton
      className={styles.copy}
      label={code.copyPage}
      address={import.meta.env.BASE_URL + getStaticPageName(page.path, page.language, 'md')}
    />
  )
}

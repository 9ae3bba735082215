import type { ComponentType, ReactNode } from 'react'
import type { Page } from '../../../shared/page.ts'
import { isReference } from '../../../shared/page.ts'
import { plainName } from '../../../shared/plain-name.ts'
import { PageFoot } from '../../footer/page-foot.tsx'
import { useMessages } from '../../locale/texts.ts'
import styles from './article.module.css'
import { CopyButton } from './copy-button.tsx'
import prose from './prose.module.css'
import { proseElements } from './prose-elements.tsx'

/** What a page's text becomes: a function of the elements that draw it. */
export type PageBody = (props: { components: Record<string, ComponentType<never>> }) => ReactNode

interface Props {
  page: Page
  body: PageBody
}

/** A page as the build draws it. In the browser it is HTML; what moves in it is brought to life by `src/page/article.tsx`. */
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

/** The reference of a component is headed by its tag, other reference pages have a title of their own. */
const isComponent = (page: Page): boolean => page.kind === 'api' && isReference(page.path)

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

/** For a chat, an issue, a note. */
function CopyPage({ page }: { page: Page }) {
  const { code } = useMessages()
  return (
    <CopyButton
      className={styles.copy}
      label={code.copyPage}
      address={import.meta.env.BASE_URL + plainName(page.path, page.language, 'md')}
    />
  )
}

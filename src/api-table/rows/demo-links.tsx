import { Fragment } from 'react'
import type { ApiDemo } from '../../../shared/api.ts'
import type { ApiTexts } from '../api-texts.ts'
import { LinkLine } from './link-line.tsx'

const maxInitialDemos = 3

/** Links to the demos that use a member, the most relevant first. */
export function DemoLinks({ demos, text, tabIndex }: { demos: readonly ApiDemo[]; text: ApiTexts; tabIndex?: number }) {
  return (
    <LinkLine items={demos} max={maxInitialDemos} more={text.moreDemos} tabIndex={tabIndex} before={text.shownIn}>
      {({ href, title, page }, index) => (
        <Fragment key={href}>
          {index > 0 && text.separator}
          <a href={href} title={page} tabIndex={tabIndex}>
            {title}
          </a>
        </Fragment>
      )}
    </LinkLine>
  )
}

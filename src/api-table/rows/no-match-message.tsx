import { formatLocation } from '../../../shared/site-location.ts'
import type { MemberKind } from '../../../shared/api.ts'
import styles from '../api-table.module.css'
import type { ApiTexts } from '../api-texts.ts'
import { similarNames } from '../tree/similar-names.ts'
import type { ApiRow } from '../tree/rows.ts'

interface Props {
  tree: readonly ApiRow[]
  kind?: MemberKind
  keyword: string
  /** Path of this page, over which the search dialog opens. */
  page: string
  text: ApiTexts
  type: (query: string) => void
}

/** Shown when no member matches: similar names and a link to the search of the whole site. */
export function NoMatchMessage({ tree, kind, keyword, page, text, type }: Props) {
  const [before, after] = text.nothing[kind ?? 'all']
  const names = similarNames(tree, keyword)
  return (
    <div className={styles.noMatch}>
      <p>
        {before}
        <mark>{keyword}</mark>
        {after}
      </p>
      {names.length > 0 && (
        <p>
          {text.near}
          {names.map(name => (
            <button key={name} type="button" onClick={() => type(name)}>
              <code>{name}</code>
            </button>
          ))}
        </p>
      )}
      <a href={formatLocation(page, new Map(['q', 'search'].map(key => [key, keyword])))}>{text.searchAll}</a>
    </div>
  )
}

import { writePlace } from '../../../shared/href.ts'
import type { MemberKind } from '../../../shared/api.ts'
import styles from '../api-table.module.css'
import type { ApiTexts } from '../api-texts.ts'
import { nearNames } from '../tree/near-rows.ts'
import type { ApiRow } from '../tree/rows.ts'

interface Props {
  tree: readonly ApiRow[]
  kind?: MemberKind
  keyword: string
  /** Path of this page: the search opens above it. */
  page: string
  text: ApiTexts
  type: (query: string) => void
}

/** No member has these words: similar names, and the search of the whole site. */
export function NoMatch({ tree, kind, keyword, page, text, type }: Props) {
  const [before, after] = text.nothing[kind ?? 'all']
  const names = nearNames(tree, keyword)
  return (
    <div className={styles.nothing}>
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
      <a href={writePlace(page, new Map(['q', 'search'].map(key => [key, keyword])))}>{text.searchAll}</a>
    </div>
  )
}

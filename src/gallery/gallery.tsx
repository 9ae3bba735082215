import { useEffect, useMemo, useState } from 'react'
import type { GalleryGroup, GalleryPage } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import { formatLocation } from '../../shared/site-location.ts'
import { loadGallery } from '../content.ts'
import { useMessages } from '../locale/texts.ts'
import { usePageQuery } from '../page-query.ts'
import { useLoaded } from '../use-loaded.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import type { DemoRunner } from './demo-card.tsx'
import { GalleryPages, getGroupAnchor } from './gallery-pages.tsx'
import styles from './gallery.module.css'
import type { GalleryTexts } from './gallery-texts.ts'
import { galleryTexts } from './gallery-texts.ts'
import type { FoundRecord } from './match-demos.ts'
import { filterByComponent, matchDemos, matchTitles } from './match-demos.ts'

export interface GalleryProps extends DemoRunner {
  language: Language
  search: (query: string, language: Language) => Promise<{ hits: FoundRecord[] }>
}

/** Shows all demos of the site as pictures; the filters are in the address. */
export function Gallery(props: GalleryProps) {
  const { language } = props
  const { chunk } = useMessages()
  // Until the list of another language has loaded, the demos and their pictures are those of the previous one.
  const { latest, error, retry } = useLoaded(language, async () => ({ language, groups: await loadGallery(language) }))
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  return latest ? <LoadedGallery {...props} {...latest} /> : <div className={styles.waiting} />
}

function LoadedGallery({ groups, language, search, ...runner }: GalleryProps & { groups: GalleryGroup[] }) {
  const text = galleryTexts[language]
  const [params, changeParams] = usePageQuery('/gallery')
  const component = params.get('of') ?? ''
  const [query, setQuery] = useState(params.get('q') ?? '')
  const components = useMemo(() => listComponents(groups), [groups])
  const filtered = useMemo(() => filterByComponent(groups, component), [groups, component])
  const found = useFoundPages(filtered, query.trim(), language, search)
  const shown = found ? [{ key: 'found', title: '', pages: found }] : filtered
  const count = countDemos(shown)
  const changeQuery = (q: string) => {
    setQuery(q)
    changeParams({ q }, 300)
  }
  const reset = () => {
    setQuery('')
    changeParams({ q: '', of: '' })
  }
  return (
    <div className={styles.gallery}>
      <form className={styles.bar} role="search" onSubmit={event => event.preventDefault()}>
        <SearchField label={text.search} query={query} onChange={changeQuery} />
        <Select label={text.component} value={component} onChange={of => changeParams({ of })}>
          <option value="">{text.everyComponent}</option>
          {components.map(each => (
            <option key={each} value={each}>
              vxe-{each}
            </option>
          ))}
        </Select>
        <output className={styles.count}>{text.found(count)}</output>
        <span className={styles.hint}>{text.hint}</span>
      </form>
      {!found && filtered.length > 1 && <GroupLinks label={text.groups} groups={filtered} query={params} />}
      {count === 0 && <NoMatch text={text} reset={reset} />}
      {shown.map(group => (
        <GalleryPages key={group.key} group={group} language={language} isFound={found !== undefined} {...runner} />
      ))}
    </div>
  )
}

/** Links to the groups: a column beside the pictures, or a row above them in narrow windows. */
function GroupLinks({
  label,
  groups,
  query
}: {
  label: string
  groups: readonly GalleryGroup[]
  query: ReadonlyMap<string, string>
}) {
  return (
    <div className={styles.groups}>
      <nav aria-label={label}>
        <ul>
          {groups.map(group => (
            <li key={group.key}>
              <a href={formatLocation('/gallery', query, getGroupAnchor(group))}>
                {group.title} <small>{countDemos([group])}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const countDemos = (groups: readonly Pick<GalleryGroup, 'pages'>[]): number =>
  groups.flatMap(group => group.pages).reduce((sum, page) => sum + page.demos.length, 0)

const listComponents = (groups: readonly GalleryGroup[]): string[] =>
  [...new Set(groups.flatMap(group => group.pages.flatMap(page => page.demos.flatMap(demo => demo.components))))].sort()

/** Returns undefined without a query; demos found by their title until the search has answered. */
function useFoundPages(
  groups: readonly GalleryGroup[],
  query: string,
  language: Language,
  search: GalleryProps['search']
): GalleryPage[] | undefined {
  const [answer, setAnswer] = useState<{ query: string; records: FoundRecord[] }>()
  useEffect(() => {
    if (!query) return
    let isActive = true
    const timer = setTimeout(() => {
      // Without the search, demos are found by their title.
      search(query, language)
        .then(result => isActive && setAnswer({ query, records: result.hits }))
        .catch(() => {})
    }, 120)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [query, language, search])
  return useMemo(() => {
    if (!query) return undefined
    return answer?.query === query ? matchDemos(groups, answer.records) : matchTitles(groups, query)
  }, [groups, query, answer])
}

function SearchField({ label, query, onChange }: { label: string; query: string; onChange: (query: string) => void }) {
  return (
    <label className={`field ${styles.search}`}>
      <Icon name="search" />
      <input
        type="search"
        placeholder={label}
        aria-label={label}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}

function NoMatch({ text, reset }: { text: GalleryTexts; reset: () => void }) {
  return (
    <p className={styles.none}>
      {text.none}{' '}
      <button type="button" className="btn" onClick={reset}>
        {text.reset}
      </button>
    </p>
  )
}

import type { RefObject } from 'react'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../shared/locale.ts'
import { arrived } from '../chunk-error.ts'
import type { Loaded } from '../loaded.ts'
import { useLoaded } from '../loaded.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import type { Asked } from './hits.tsx'
import { Hits } from './hits.tsx'
import { goToHash } from '../place.ts'
import { readRecent, rememberSearch, forgetSearches } from './recent.ts'
import { search } from './search-client.ts'
import type { ResultKeys } from './search-box.tsx'
import styles from './search-results.module.css'
import { afterFrame } from '../ui/after-frame.ts'
import type { Answer, Scope } from './search-protocol.ts'
import { scopes } from './search-protocol.ts'
import type { SearchTexts } from './search-texts.ts'
import { searchTexts } from './search-texts.ts'
import { Start } from './start.tsx'

interface Props {
  language: Language
  query: string
  setQuery: (query: string) => void
  close: () => void
  /** For the field above. */
  keys: RefObject<ResultKeys | null>
  chosen: number
  setChosen: (index: number) => void
}

/** What was found, by scope, or what one may try. */
export function SearchResults({ language, query, setQuery, close, keys, chosen, setChosen }: Props) {
  const text = searchTexts[language]
  const list = useRef<HTMLDivElement>(null)
  const [scope, setScope] = useState<Scope>()
  const { answer, error, retry } = useAnswer(query, language)
  const failed = error !== undefined
  const groups = useMemo(() => answer?.groups.filter(group => !scope || group.scope === scope) ?? [], [answer, scope])
  const isWhole = useWhole(answer)
  const goes = useRef(() => {})
  goes.current = () => {
    rememberSearch(query)
    close()
  }
  const opened = useCallback(() => goes.current(), [])
  useEffect(() => setChosen(0), [query, scope, setChosen])
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
  const choose = (step: number) => {
    const count = options().length
    if (!count) return
    const next = (chosen + step + count) % count
    setChosen(next)
    options()[next]?.scrollIntoView({ block: 'nearest' })
  }
  const open = (newTab: boolean) => {
    const link = options()[chosen]
    if (!link) return
    if (link.dataset.query) return setQuery(link.dataset.query)
    if (!(link instanceof HTMLAnchorElement)) return
    rememberSearch(query)
    if (newTab) return void window.open(link.href, '_blank', 'noopener')
    close()
    goToHash(link.hash)
  }
  const nextScope = (step: number) => {
    if (!answer?.total) return false
    const all = [undefined, ...scopes.filter(each => answer.groups.some(group => group.scope === each))]
    setScope(all[(all.indexOf(scope) + step + all.length) % all.length])
    return true
  }
  useImperativeHandle(keys, () => ({ choose, open, nextScope }))
  return (
    <>
      {query.trim() !== '' && answer && <Scopes text={text} answer={answer} scope={scope} setScope={setScope} />}
      {failed && <ChunkFailure title={text.failed} error={error} retry={retry} />}
      <div ref={list} className={styles.hits} id="search-hits" role="listbox" aria-label={text.title} hidden={failed}>
        {!failed && query.trim() === '' && (
          <Start text={text} recent={readRecent()} chosen={chosen} choose={setQuery} forget={forgetSearches} />
        )}
        {!failed && query.trim() !== '' && answer && (
          <Hits
            text={text}
            language={language}
            answer={answer}
            groups={groups}
            scope={scope}
            atMost={isWhole ? Infinity : firstLook}
            chosen={chosen}
            setChosen={setChosen}
            opened={opened}
          />
        )}
      </div>
      <Foot text={text} answer={query.trim() ? answer : undefined} />
    </>
  )
}

/** As many hits as the window of the list shows. */
const firstLook = 10

/** Whether an answer has been on screen for a frame: what the list does not show yet is drawn after that. */
function useWhole(answer: Asked | undefined): boolean {
  const [seen, setSeen] = useState<Asked>()
  useEffect(() => afterFrame(() => setSeen(answer)), [answer])
  return seen === answer
}

function Scopes({
  text,
  answer,
  scope,
  setScope
}: {
  text: SearchTexts
  answer: Answer
  scope?: Scope
  setScope: (scope?: Scope) => void
}) {
  const counts = new Map(answer.groups.map(group => [group.scope, group.total]))
  return (
    <div className={styles.scope} role="group" aria-label={text.keys.scope}>
      <button type="button" aria-pressed={scope === undefined} onClick={() => setScope(undefined)}>
        {text.all} <small>{answer.total}</small>
      </button>
      {scopes.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={scope === each}
          disabled={!counts.has(each)}
          onClick={() => setScope(each)}
        >
          {text.scopes[each]} <small>{counts.get(each) ?? 0}</small>
        </button>
      ))}
    </div>
  )
}

function Foot({ text, answer }: { text: SearchTexts; answer?: Answer }) {
  const { keys } = text
  return (
    <footer className={styles.foot}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {keys.choose}
      </span>
      <span>
        <kbd>↵</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Ctrl ↵</kbd>
        {keys.tab}
      </span>
      <span>
        <kbd>Tab</kbd>
        {keys.scope}
      </span>
      <span className={styles.count} role="status">
        {answer ? text.results(answer.total) : ''}
      </span>
    </footer>
  )
}

/**
 * The last answer stays while the next one is on its way, and nothing asked is not "nothing found". An answer is drawn
 * at once: after a key the browser puts off what React would do later until a frame has passed.
 */
function useAnswer(query: string, language: Language): Omit<Loaded<Asked>, 'latest'> & { answer?: Asked } {
  const { latest, error, retry } = useLoaded(
    `${language} ${query}`,
    async () => {
      const answer = await arrived('search-worker', () => search(query, language))
      return query.trim() ? { ...answer, query } : undefined
    },
    { draw: flushSync }
  )
  return { answer: latest, error, retry }
}

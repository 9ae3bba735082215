import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { Icon } from '../ui/icon.tsx'
import { Hits } from './hits.tsx'
import { readRecent, rememberSearch, forgetSearches } from './recent.ts'
import { search } from './search-client.ts'
import styles from './search-dialog.module.css'
import type { Answer, Scope } from './search-protocol.ts'
import { scopes } from './search-protocol.ts'
import type { SearchTexts } from './search-texts.ts'
import { texts } from './search-texts.ts'
import * as traditional from './search-texts.ts?traditional'
import { Start } from './start.tsx'

const textsOf: Record<Language, SearchTexts> = { ...texts, tw: (traditional as unknown as { texts: typeof texts }).texts.zh }

interface Props {
  language: Language
  query: string
  setQuery: (query: string) => void
  close: () => void
}

/** The platform's dialog with a combobox: the focus stays in the field, arrows choose, Enter opens. */
export function SearchDialog({ language, query, setQuery, close }: Props) {
  const text = textsOf[language]
  const box = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [scope, setScope] = useState<Scope>()
  const [chosen, setChosen] = useState(0)
  const { answer, failed } = useAnswer(query, language)
  const shown = useDeferredValue(answer)
  const groups = shown ? shown.groups.filter(group => !scope || group.scope === scope) : []
  useEffect(() => {
    if (box.current && !box.current.open) box.current.showModal()
  }, [])
  useEffect(() => setChosen(0), [query, scope])
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
    location.href = link.href
  }
  const nextScope = (step: number) => {
    const all = [undefined, ...scopes.filter(each => !answer || answer.groups.some(group => group.scope === each))]
    setScope(all[(all.indexOf(scope) + step + all.length) % all.length])
  }
  return (
    <dialog ref={box} className={styles.find} aria-label={text.title} onClose={close} onClick={event => event.target === box.current && close()}>
      <div className={styles.in}>
        <Icon name="search" />
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded={true}
          aria-controls="search-hits"
          aria-activedescendant={`search-hit-${chosen}`}
          aria-label={text.title}
          placeholder={text.placeholder}
          value={query}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={event => setQuery(event.target.value)}
          onKeyDown={event => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') choose(event.key === 'ArrowDown' ? 1 : -1)
            else if (event.key === 'Enter') open(event.ctrlKey || event.metaKey)
            else if (event.key === 'Tab' && query.trim() && answer?.total) nextScope(event.shiftKey ? -1 : 1)
            else return
            event.preventDefault()
          }}
        />
        {query && (
          <button type="button" className="q icon" aria-label={text.clear} title={text.clear} onClick={() => setQuery('')}>
            <Icon name="close" />
          </button>
        )}
        <button type="button" className={styles.escape} aria-label={text.keys.close} onClick={close}>
          <kbd>Esc</kbd>
        </button>
      </div>
      {query.trim() !== '' && shown && <Scopes text={text} answer={shown} scope={scope} setScope={setScope} />}
      <div ref={list} className={styles.hits} id="search-hits" role="listbox" aria-label={text.title}>
        {failed && <p className={styles.message} role="alert">{text.failed}</p>}
        {!failed && query.trim() === '' && <Start text={text} recent={readRecent()} chosen={chosen} choose={setQuery} forget={forgetSearches} />}
        {!failed && query.trim() !== '' && shown && (
          <Hits text={text} language={language} query={query} answer={shown} groups={groups} scope={scope} chosen={chosen} setChosen={setChosen} opened={() => {
            rememberSearch(query)
            close()
          }} />
        )}
      </div>
      <Foot text={text} answer={query.trim() ? shown : undefined} />
    </dialog>
  )
}

function Scopes({ text, answer, scope, setScope }: { text: SearchTexts; answer: Answer; scope?: Scope; setScope: (scope?: Scope) => void }) {
  const counts = new Map(answer.groups.map(group => [group.scope, group.total]))
  return (
    <div className={styles.scope} role="group" aria-label={text.keys.scope}>
      <button type="button" aria-pressed={scope === undefined} onClick={() => setScope(undefined)}>
        {text.all} <small>{answer.total}</small>
      </button>
      {scopes.map(each => (
        <button key={each} type="button" aria-pressed={scope === each} disabled={!counts.has(each)} onClick={() => setScope(each)}>
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
      <span><kbd>↑</kbd><kbd>↓</kbd>{keys.choose}</span>
      <span><kbd>↵</kbd>{keys.open}</span>
      <span><kbd>Ctrl ↵</kbd>{keys.tab}</span>
      <span><kbd>Tab</kbd>{keys.scope}</span>
      <span className={styles.count} role="status">{answer ? text.results(answer.total) : ''}</span>
    </footer>
  )
}

/** The last answer stays while the next one is on its way; an answer to an older question is dropped, and nothing asked is not "nothing found". */
function useAnswer(query: string, language: Language): { answer?: Answer; failed: boolean } {
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let live = true
    search(query, language).then(
      next => {
        if (!live) return
        setFailed(false)
        setAnswer(query.trim() ? next : undefined)
      },
      () => live && setFailed(true)
    )
    return () => {
      live = false
    }
  }, [query, language])
  return { answer, failed }
}

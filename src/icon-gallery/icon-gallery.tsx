import { useState } from 'react'
import { categories, icons, places } from 'virtual:icons'
import 'virtual:library-theme.css'
import type { Language } from '../../shared/locale.ts'
import { useMessages } from '../locale/texts.ts'
import { copyText } from '../ui/copy-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import { findIcons } from './find-icons.ts'
import styles from './icon-gallery.module.css'
import type { IconForm } from './icon-snippet.ts'
import { iconForms, iconSnippet } from './icon-snippet.ts'
import type { IconTexts } from './icon-texts.ts'
import { iconTexts } from './icon-texts.ts'
import { moveFocus } from './move-focus.ts'

/** All icons of the library's font: found by name or meaning, copied by a click in the form the reader has chosen. */
export function IconGallery({ language }: { language: Language }) {
  const text = iconTexts[language]
  const [query, setQuery] = useState('')
  const [form, setForm] = useState<IconForm>('tag')
  const [place, setPlace] = useState(places[0]?.key ?? '')
  const found = findIcons(icons, query)
  return (
    <div className={styles.gallery}>
      <div className={styles.bar}>
        <Filter label={text.filter(icons.length)} query={query} onChange={setQuery} />
        <Forms text={text} form={form} onChange={setForm} />
        {form === 'setConfig' && <Places label={text.place} place={place} onChange={setPlace} />}
      </div>
      <p className={styles.hint}>{text.hint}</p>
      <p className="vh" role="status">
        {query && text.found(found.length)}
      </p>
      {found.length === 0 && <Nothing text={text} query={query} />}
      <Sheet language={language} found={found} snippet={name => iconSnippet(name, form, place)} />
    </div>
  )
}

function Filter({ label, query, onChange }: { label: string; query: string; onChange: (query: string) => void }) {
  return (
    <label className={`field ${styles.filter}`}>
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

function Forms({ text, form, onChange }: { text: IconTexts; form: IconForm; onChange: (form: IconForm) => void }) {
  return (
    <span className={styles.forms} role="group" aria-label={text.form}>
      {iconForms.map(each => (
        <button key={each} type="button" aria-pressed={each === form} onClick={() => onChange(each)}>
          {text.forms[each]}
        </button>
      ))}
    </span>
  )
}

function Places({ label, place, onChange }: { label: string; place: string; onChange: (place: string) => void }) {
  return (
    <span className={styles.places}>
      <i className={places.find(each => each.key === place)?.className} aria-hidden="true" />
      <Select label={label} value={place} onChange={onChange}>
        {places.map(each => (
          <option key={each.key} value={each.key}>
            {each.key}
          </option>
        ))}
      </Select>
    </span>
  )
}

function Nothing({ text, query }: { text: IconTexts; query: string }) {
  const [before, after] = text.nothing
  return (
    <p className={styles.nothing}>
      {before}
      <mark>{query.trim()}</mark>
      {after}
    </p>
  )
}

/** One stop for the Tab key; the arrow keys go from icon to icon. */
function Sheet({
  language,
  found,
  snippet
}: {
  language: Language
  found: typeof icons
  snippet: (name: string) => string
}) {
  const { code } = useMessages()
  const [focused, setFocused] = useState('')
  const [copied, setCopied] = useState('')
  const stop = found.some(icon => icon.name === focused) ? focused : found[0]?.name
  const copy = async (name: string) => {
    const text = snippet(name)
    const done = await copyText(text)
    setCopied(done ? name : '')
    // A toast is one line, on a phone too.
    if (done) toast([code.copiedToClipboard, ...(text.length < 48 ? [text] : [])].join(' '))
    else toast(code.copyFailed, 'warning')
  }
  return (
    <div onKeyDown={moveFocus}>
      {categories
        .map(category => ({ ...category, members: found.filter(icon => icon.category === category.id) }))
        .map(
          ({ id, title, members }) =>
            members.length > 0 && (
              <section key={id}>
                <h3 className={styles.title} id={`icons-${id}`}>
                  {title[language]} <small>{members.length}</small>
                </h3>
                <div className={styles.icons} role="group" aria-labelledby={`icons-${id}`}>
                  {members.map(({ name }) => (
                    <button
                      key={name}
                      type="button"
                      className={name === copied ? styles.copied : undefined}
                      tabIndex={name === stop ? 0 : -1}
                      onFocus={() => setFocused(name)}
                      onClick={() => copy(name)}
                    >
                      <span className={styles.glyph} aria-hidden="true">
                        <i className={`vxe-icon-${name}`} />
                      </span>
                      {name}
                    </button>
                  ))}
                </div>
              </section>
            )
        )}
    </div>
  )
}

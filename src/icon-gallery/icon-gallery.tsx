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
import { iconForms, createIconSnippet } from './icon-snippet.ts'
import type { IconTexts } from './icon-texts.ts'
import { iconTexts } from './icon-texts.ts'
import { moveFocus } from './move-focus.ts'

/** Shows the icons of the library's font, filtered by name or keyword; a click copies one in the selected form. */
export function IconGallery({ language }: { language: Language }) {
  const text = iconTexts[language]
  const [query, setQuery] = useState('')
  const [form, setForm] = useState<IconForm>('tag')
  const [iconKey, setIconKey] = useState(places[0]?.key ?? '')
  const matches = findIcons(icons, query)
  return (
    <div className={styles.gallery}>
      <div className={styles.bar}>
        <Filter label={text.filter(icons.length)} query={query} onChange={setQuery} />
        <FormButtons text={text} form={form} onChange={setForm} />
        {form === 'setConfig' && <IconKeySelect label={text.iconKey} iconKey={iconKey} onChange={setIconKey} />}
      </div>
      <p className={styles.hint}>{text.hint}</p>
      <p className="visually-hidden" role="status">
        {query && text.found(matches.length)}
      </p>
      {matches.length === 0 && <NoMatch text={text} query={query} />}
      <IconGrid language={language} matches={matches} snippet={name => createIconSnippet(name, form, iconKey)} />
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

function FormButtons({
  text,
  form,
  onChange
}: {
  text: IconTexts
  form: IconForm
  onChange: (form: IconForm) => void
}) {
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

function IconKeySelect({
  label,
  iconKey,
  onChange
}: {
  label: string
  iconKey: string
  onChange: (iconKey: string) => void
}) {
  return (
    <span className={styles.iconKey}>
      <i className={places.find(each => each.key === iconKey)?.className} aria-hidden="true" />
      <Select label={label} value={iconKey} onChange={onChange}>
        {places.map(each => (
          <option key={each.key} value={each.key}>
            {each.key}
          </option>
        ))}
      </Select>
    </span>
  )
}

function NoMatch({ text, query }: { text: IconTexts; query: string }) {
  const [before, after] = text.noMatch
  return (
    <p className={styles.noMatch}>
      {before}
      <mark>{query.trim()}</mark>
      {after}
    </p>
  )
}

/** Has a single tab stop; the arrow keys move the focus between icons. */
function IconGrid({
  language,
  matches,
  snippet
}: {
  language: Language
  matches: typeof icons
  snippet: (name: string) => string
}) {
  const { code } = useMessages()
  const [focused, setFocused] = useState('')
  const [copied, setCopied] = useState('')
  const tabStop = matches.some(icon => icon.name === focused) ? focused : matches[0]?.name
  const copy = async (name: string) => {
    const text = snippet(name)
    const done = await copyText(text)
    setCopied(done ? name : '')
    // A toast has one line even on a phone, so only short snippets are repeated in it.
    if (done) toast([code.copiedToClipboard, ...(text.length < 48 ? [text] : [])].join(' '))
    else toast(code.copyFailed, 'warning')
  }
  return (
    <div onKeyDown={moveFocus}>
      {categories
        .map(category => ({ ...category, members: matches.filter(icon => icon.category === category.id) }))
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
                      tabIndex={name === tabStop ? 0 : -1}
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

import { folderOfPage, pageName } from '../shared/content.ts'
import type { FirstView, FirstWindow, Hints } from '../shared/first.ts'
import { homePath, playgroundPath, readPlace } from '../shared/href.ts'
import type { Language, Locale } from '../shared/locale.ts'
import { htmlLang, languageOf, languages, localeOf, localeOfBrowser, readLocale } from '../shared/locale.ts'
import { isReference } from '../shared/page.ts'
import { storageKeys } from '../shared/storage-keys.ts'
import { own } from '../shared/own.ts'

/**
 * Runs before the first paint, written out in the page itself: theme, language and memorial day must not flash, and
 * what the app will ask for can be fetched beside it. Everything here is decided again by the app.
 */
const root = document.documentElement
let place = readPlace(location.hash)
const hints = (window as FirstWindow).__hints
// Storage can take long to answer: the text is on its way by then, in the language that most readers of this browser want.
if (hints && !root.dataset.static) fetchText(languageIn(localeOfBrowser(navigator.language)))
const theme = stored('theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset.theme = isDark ? 'dark' : 'light'
if (stored('banner')) root.dataset.banner = 'closed'
if (stored('memorial')) root.dataset.memorial = 'true'

const wanted = readLocale(stored('language')) ?? localeOfBrowser(navigator.language)
if (root.dataset.static) leavePlainAddress(root.dataset.static)
const language = languageIn(wanted)
root.lang = htmlLang(language)
root.dataset.start = language
root.dataset.path = place.path
if (hints) fetchAhead(hints)

/** An address may name another. */
function languageIn(locale: Locale): Language {
  return languageOf(readLocale(place.query.get('lang')) ?? locale)
}

/** The page that the address leads to. */
function pageOf(path: string): string {
  // A view of a page has an address below the page's.
  const parent = path.replace(/\/[^/]+$/, '')
  return own(globalThis.__content.aliases, path) ?? [path, parent, homePath].find(isPath)!
}

/** Asked for once, however often this is called. */
function fetchText(language: Language): Promise<FirstView> | undefined {
  if (place.path === playgroundPath) return undefined
  const page = pageOf(place.path)
  const folder = globalThis.__content.base + folderOfPage(globalThis.__content, page)!
  const text = import(/* @vite-ignore */ folder + pageName(page, language)) as Promise<FirstView>
  text.catch(() => {})
  return text
}

/** A page that has a document of its own: the app goes on with the address behind the `#`, in the language of the page. */
function leavePlainAddress(page: string): void {
  const { base } = globalThis.__content
  if (location.hash.startsWith('#/')) return location.replace(base + location.hash)
  const drawn = languages.find(each => htmlLang(each) === root.lang)!
  const asked = [
    // The member that a link names.
    ...(/\bfilterName=[^&]*/.exec(location.search) ?? []),
    ...(drawn === languageOf(wanted) ? [] : [`lang=${localeOf(drawn)}`])
  ].join('&')
  history.replaceState(history.state, '', `${base}#${page}${asked && `?${asked}`}${location.hash}`)
  place = readPlace(location.hash)
}

function fetchAhead({ app, fonts, texts, demo, sheet }: Hints): void {
  // A half-parsed page, or the page of another address, is not shown: the script behind the markup shows what it chose.
  root.dataset.choosing = 'true'
  // Fonts that an earlier visit has put into the cache are used from the first paint on; others never are.
  if (stored('fonts') === fonts.join()) {
    root.dataset.fonts = 'true'
    for (const href of fonts) void hint({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  }
  const { base: site, nav } = globalThis.__content
  const preload = (file: string) => hint({ rel: 'modulepreload', href: address(file) })
  const address = (file: string) => `${site}static/js/${file}`
  ;(window as FirstWindow).__startApp = () => {
    delete (window as FirstWindow).__startApp
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address(app[0]!) }))
  }
  const found = pageOf(place.path)
  const first = fetchText(language)
  if (first) (window as FirstWindow).__first = first
  // A document of its own holds the text already.
  const text = root.dataset.static ? undefined : first
  // The text does not share the line with the app, nor does the first demo: what shows it, or runs it, comes before.
  const isOfDemos = /^\/(table|form)\/(?!start)/.test(found) && !isReference(found)
  if (isOfDemos) void hint({ rel: 'preload', as: 'style', crossOrigin: '', href: sheet })
  ;(window as FirstWindow).__hasDemos = isOfDemos
  const before = isOfDemos ? demo.map(preload) : [text]
  void Promise.allSettled(before).then(async () => {
    // What has come is shown or runs first: files that arrive meanwhile are tasks of their own, and would stand in its way.
    await new Promise(done => setTimeout(done, 60))
    void preload(texts[language]!)
    void hint({ rel: 'modulepreload', href: site + nav[language] })
    app.forEach(preload)
  })
}

/** Whatever else an address may hold: nothing is asked for by it. */
function isPath(path: string): boolean {
  return /^[\w/-]+$/.test(path) && !!folderOfPage(globalThis.__content, path)
}

/** Settles when the file is there, or does not come. */
function hint(link: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise(done => {
    document.head.append(Object.assign(document.createElement('link'), { ...link, onload: done, onerror: done }))
  })
}

function stored(key: keyof typeof storageKeys): string | null {
  try {
    return localStorage.getItem(storageKeys[key])
  } catch {
    return null
  }
}

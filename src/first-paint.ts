import { getPageFolder, getPageFileName } from '../shared/content.ts'
import type { BootFiles } from '../shared/boot.ts'
import { boot } from '../shared/boot.ts'
import type { FirstPageModule } from '../shared/page-module.ts'
import { homePath, playgroundPath, parseLocation } from '../shared/site-location.ts'
import type { Language, Locale } from '../shared/locale.ts'
import { getHtmlLang, getLanguage, languages, getLocale, getDefaultLocale, readLocale } from '../shared/locale.ts'
import { isReferencePath } from '../shared/page.ts'
import type { StorageName } from '../shared/storage-keys.ts'
import { storageKey } from '../shared/storage-keys.ts'
import { getOwn } from '../shared/own-property.ts'

/**
 * Runs before the first paint, inlined in index.html, so that theme, language and memorial day do not flash and the
 * files of the app load early. The app decides all of it again.
 */
const root = document.documentElement
let place = parseLocation(location.hash)
const state = boot()
const { files } = state
// Reading storage can be slow, so the text is requested before it, in the browser's language, which most readers use.
if (files && !root.dataset.static) fetchText(visitLanguageOf(getDefaultLocale(navigator.language)))
const theme = stored('theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset.theme = isDark ? 'dark' : 'light'
if (stored('memorial')) root.dataset.memorial = 'true'

const chosenLocale = readLocale(stored('language')) ?? getDefaultLocale(navigator.language)
if (root.dataset.static) replaceStaticAddress(root.dataset.static)
const language = visitLanguageOf(chosenLocale)
root.lang = getHtmlLang(language)
root.dataset.start = language
root.dataset.path = place.path
if (files) preloadFiles(files)

/** `?lang=` in the address overrides the locale. */
function visitLanguageOf(locale: Locale): Language {
  return getLanguage(readLocale(place.query.get('lang')) ?? locale)
}

/** Returns the path of the page that the address leads to. */
function pageOf(path: string): string {
  // The address of a view is below the address of its page.
  const parent = path.replace(/\/[^/]+$/, '')
  return getOwn(globalThis.__content.aliases, path) ?? [path, parent, homePath].find(isPath)!
}

/** Imports the text of a page; the browser requests a module once, however often it is imported. */
function fetchText(language: Language): Promise<FirstPageModule> | undefined {
  if (place.path === playgroundPath) return undefined
  const page = pageOf(place.path)
  const folder = globalThis.__content.base + getPageFolder(globalThis.__content, page)!
  const text = import(/* @vite-ignore */ folder + getPageFileName(page, language)) as Promise<FirstPageModule>
  text.catch(() => {})
  return text
}

/** Replaces the address of a static page by its `#` address, which keeps the language of the document. */
function replaceStaticAddress(page: string): void {
  const { base } = globalThis.__content
  if (location.hash.startsWith('#/')) return location.replace(base + location.hash)
  const documentLanguage = languages.find(each => getHtmlLang(each) === root.lang)!
  const query = [
    // The member that a link leads to.
    ...(/\bfilterName=[^&]*/.exec(location.search) ?? []),
    ...(documentLanguage === getLanguage(chosenLocale) ? [] : [`lang=${getLocale(documentLanguage)}`])
  ].join('&')
  history.replaceState(history.state, '', `${base}#${page}${query && `?${query}`}${location.hash}`)
  place = parseLocation(location.hash)
}

function preloadFiles({ app, fonts, texts, demo, sheet }: BootFiles): void {
  // Hides the page until `first-view.ts` has chosen its content, so that no half-parsed or other page is shown.
  root.dataset.choosing = 'true'
  // Only fonts cached by an earlier visit are used, from the first paint on.
  if (stored('fonts') === fonts.join()) {
    root.dataset.fonts = 'true'
    for (const href of fonts) void addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
  }
  const { base: site, nav } = globalThis.__content
  const preload = (file: string) => addLink({ rel: 'modulepreload', href: address(file) })
  const address = (file: string) => `${site}static/js/${file}`
  state.startApp = () => {
    delete state.startApp
    const src = address(app[0]!)
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src, onerror: state.entryFailed })
    )
  }
  const page = pageOf(place.path)
  const firstText = fetchText(language)
  if (firstText) state.page = firstText
  // A static page already contains the text.
  const text = root.dataset.static ? undefined : firstText
  // The app is fetched after the text, or after the files that run demos, so that they don't share the connection.
  const hasDemos = /^\/(table|form)\/(?!start)/.test(page) && !isReferencePath(page)
  if (hasDemos) void addLink({ rel: 'preload', as: 'style', crossOrigin: '', href: sheet })
  state.hasDemos = hasDemos
  const blockingFiles = hasDemos ? demo.map(preload) : [text]
  void Promise.allSettled(blockingFiles).then(async () => {
    // Leaves time to render the text or start the demo, because each file that arrives is a task that delays it.
    await new Promise(resolve => setTimeout(resolve, 60))
    void preload(texts[language]!)
    void addLink({ rel: 'modulepreload', href: site + nav[language] })
    app.forEach(preload)
  })
}

/** True for a plain path of a known page; no other text of an address leads to a request. */
function isPath(path: string): boolean {
  return /^[\w/-]+$/.test(path) && !!getPageFolder(globalThis.__content, path)
}

/** Resolves when the file has loaded or failed. */
function addLink(link: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise(resolve => {
    document.head.append(Object.assign(document.createElement('link'), { ...link, onload: resolve, onerror: resolve }))
  })
}

function stored(key: StorageName): string | null {
  try {
    return localStorage.getItem(storageKey(key))
  } catch {
    return null
  }
}

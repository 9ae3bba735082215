import { playgroundPath } from '../shared/site-location.ts'
import { boot } from '../shared/boot.ts'
import type { FirstPageModule } from '../shared/page-module.ts'
import { addSheet } from './library-sheet.ts'
import { startDemos } from './start-demos.ts'
import { removePartBelowWindow } from './top-of-page.ts'

/**
 * Runs right behind the markup, before the first paint: switches the shell to the reader's language and inserts the
 * page as soon as it has loaded. The app hydrates this markup, so each line must produce the same as the app.
 */
const root = document.documentElement
const { path, start = '' } = root.dataset
const app = document.getElementById('app')!
if (root.dataset.static) rewriteLinks()
else if (start === 'tw') app.replaceChildren()
else if (start === 'en') app.replaceChildren((document.getElementById('app-en') as HTMLTemplateElement).content)
// Only the brand is common to the header of the playground, which is not in the document.
if (path === playgroundPath)
  app.querySelectorAll('#app > :not(header), header > :not(:nth-child(2))').forEach(each => each.remove())
if (root.dataset.memorial) document.body.className = 'memorial'
delete root.dataset.choosing

const state = boot()
// Requested before the text, because a later sheet restyles the whole page.
if (state.hasDemos) void addSheet(state.files!.sheet)
// The list of the current group arrives with the text and moves the groups below it, which stay invisible until then.
const groups = app.querySelector('[data-group]')?.parentElement
if (groups && state.page && !root.dataset.static) {
  groups.style.opacity = '0'
  const reveal = () => groups.removeAttribute('style')
  state.page.then(reveal, reveal)
}
let demos: Promise<unknown> | undefined
state.pageRendered = state.page?.then(
  async first => {
    const main = app.querySelector<HTMLElement>('main')
    if (!main) return
    const showRest = root.dataset.static ? undefined : insertPage(first, main)
    const start = () => state.files && startDemos(main, first.page, state.files, globalThis.__content)
    demos = start()
    await nextPaint()
    if (!showRest) return
    await Promise.race([demos?.then(nextPaint), wait(maxDemoWait)])
    showRest()
    void start()
  },
  () => {}
)

/** Maximum delay of the app in milliseconds, so that the text and the first demo are rendered before it. */
const maxAppDelay = 5000
/** Maximum wait for the first demo in milliseconds, before the part below the window is inserted for scrolling. */
const maxDemoWait = 300
const wait = (time: number) => new Promise(resolve => setTimeout(resolve, time))
const nextPaint = () => Promise.race([new Promise(requestAnimationFrame).then(() => wait(0)), wait(200)])
void Promise.race([
  Promise.resolve(state.pageRendered)
    .then(() => demos)
    .then(nextPaint),
  wait(maxAppDelay)
]).then(() => state.startApp?.())

/** Rewrites the links of a static page, which lead to documents, to hash addresses of the app. */
function rewriteLinks(): void {
  const { base } = globalThis.__content
  const folder = base + (start === 'zh' ? '' : `${start}/`)
  for (const link of app.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!
    const [, path, rest = ''] = /^([^?#]*)\.html(.*)$/.exec(href) ?? []
    if (path?.startsWith(folder)) link.setAttribute('href', `#/${path.slice(folder.length)}${rest}`)
    else if (href.startsWith(`${base}#/`)) link.setAttribute('href', href.slice(base.length))
  }
}

/** Inserts the top of the page, its outline and its sidebar group; returns a function that inserts the rest. */
function insertPage(first: FirstPageModule, main: HTMLElement): () => void {
  const { kind, path, hasSidebarToggle } = first.page
  const box = document.createElement('div')
  box.dataset.article = 'true'
  box.innerHTML = first.article
  const showRest = removePartBelowWindow(box, first.page)
  // Appended, because `main` may contain the card that the app failed to load.
  main.append(box)
  const aside = app.querySelector<HTMLElement>('[data-outline]')!
  aside.innerHTML = first.outline
  aside.hidden = kind === 'api'
  main.setAttribute('aria-busy', 'false')
  main.parentElement!.dataset.kind = kind
  app.querySelector<HTMLElement>('[data-sidebar-button]')!.hidden = !hasSidebarToggle
  for (const [key, list] of Object.entries(first.lists)) {
    if (!list.includes(`href="#${path}"`)) continue
    const group = app.querySelector<HTMLDetailsElement>(`[data-group="${key}"]`)!
    group.open = true
    group.insertAdjacentHTML('beforeend', list)
    group.querySelector(`a[href="#${path}"]`)!.setAttribute('aria-current', 'page')
  }
  app.dataset.language = start
  app.dataset.drawn = path
  return showRest
}

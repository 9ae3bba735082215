import { playgroundPath } from '../shared/href.ts'
import type { FirstView, FirstWindow } from '../shared/first.ts'
import { hasSidebarToggle } from '../shared/page.ts'
import { addSheet } from './library-sheet.ts'
import { startDemos } from './start-demos.ts'
import { takeOutRest } from './top-of-page.ts'

/**
 * Runs right behind the markup, before it is painted: the shell in the reader's language, and in it the page, as soon
 * as it has arrived. The app takes over what stands here; each line writes what the app would.
 */
const root = document.documentElement
const { path, start = '' } = root.dataset
const app = document.getElementById('app')!
if (root.dataset.static) leadBack()
else if (path === playgroundPath || start === 'tw') app.replaceChildren()
else if (start === 'en') app.replaceChildren((document.getElementById('app-en') as HTMLTemplateElement).content)
if (root.dataset.memorial) document.body.className = 'memorial'
delete root.dataset.choosing

const page = window as FirstWindow
// There before the text if it can be: a sheet that comes later styles everything once more.
if (page.__hasDemos) void addSheet(page.__hints!.sheet)
// The list of the reader's group comes with the text and moves the groups below it: they are shown when they stay.
const groups = app.querySelector('[data-group]')?.parentElement
if (groups && page.__first && !root.dataset.static) {
  groups.style.opacity = '0'
  const reveal = () => groups.removeAttribute('style')
  page.__first.then(reveal, reveal)
}
let demos: Promise<unknown> | undefined
page.__firstView = page.__first?.then(
  async first => {
    const main = app.querySelector<HTMLElement>('main')
    if (!main) return
    const showRest = root.dataset.static ? undefined : show(first, main)
    const start = () => page.__hints && startDemos(main, first.page, page.__hints, globalThis.__content)
    demos = start()
    await isDrawn()
    if (!showRest) return
    await Promise.race([demos?.then(isDrawn), wait(pause)])
    showRest()
    void start()
  },
  () => {}
)

/** The text is on the screen before the app takes the processor, and the first demo too, if it comes in time. */
const patience = 5000
/** What no window shows comes after the first demo, unless the demo is still on its way: a reader may scroll by then. */
const pause = 300
const wait = (time: number) => new Promise(done => setTimeout(done, time))
const isDrawn = () => Promise.race([new Promise(requestAnimationFrame).then(() => wait(0)), wait(200)])
void Promise.race([
  Promise.resolve(page.__firstView)
    .then(() => demos)
    .then(isDrawn),
  wait(patience)
]).then(() => page.__startApp?.())

/** Where there are no scripts, links to pages lead to their documents, and others to the app. */
function leadBack(): void {
  const { base } = globalThis.__content
  const folder = base + (start === 'zh' ? '' : `${start}/`)
  for (const link of app.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href')!
    const [, path, rest = ''] = /^([^?#]*)\.html(.*)$/.exec(href) ?? []
    if (path?.startsWith(folder)) link.setAttribute('href', `#/${path.slice(folder.length)}${rest}`)
    else if (href.startsWith(`${base}#/`)) link.setAttribute('href', href.slice(base.length))
  }
}

/** The top of the page, with all that stands around it; what is called afterwards brings the rest. */
function show(first: FirstView, main: HTMLElement): () => void {
  const { kind, path } = first.page
  const box = document.createElement('div')
  box.dataset.article = 'true'
  box.innerHTML = first.article
  const showRest = takeOutRest(box)
  // Beside a card that says that the app does not come.
  main.append(box)
  const aside = app.querySelector<HTMLElement>('[data-outline]')!
  aside.innerHTML = first.outline
  aside.hidden = kind === 'api'
  main.setAttribute('aria-busy', 'false')
  main.parentElement!.dataset.kind = kind
  app.querySelector<HTMLElement>('[data-sidebar-button]')!.hidden = !hasSidebarToggle(path)
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

/** What a reader has acknowledged on an earlier visit. */
export const acknowledged = {
  'vxe-docs:upgrade-notice': 'read',
  'vxe-docs:banner': 'closed',
  'vxe-docs:new-version': '3.8.25'
}

/** The home page under an address that no test opens: every test goes from here to another address. */
export const restHash = '#/table/start/install?at=rest'

/** What `observeRest` gives: brings the running app back and says what is not as it was, or nothing. */
export interface Rest {
  restore: () => Promise<string>
}

interface Start {
  hash: string
  stored: Record<string, string>
}

/**
 * Runs in the page, as soon as the app is there. Remembers what the window and the document are like before a test has
 * touched them. Later `restore` leads the app back to the same address and compares everything with what it was.
 */
export async function observeRest({ hash, stored }: Start): Promise<Rest> {
  const root = document.documentElement
  const moment = () => new Promise(done => setTimeout(done, 10))
  const until = async (reached: () => boolean, milliseconds: number) => {
    for (const end = performance.now() + milliseconds; !reached() && performance.now() < end;) await moment()
    return reached()
  }
  const withoutQuery = (address: string) => address.replace(/\?[^#]*/, '')
  const isThere = () =>
    location.hash === hash &&
    root.lang === 'zh-CN' &&
    document.querySelector('main[aria-busy="false"] [data-page="/table/start/install"] h1') !== null

  /** Every function of window, of what hangs on it and of every prototype: a test may have put its own in its place. */
  const membersNow = () => {
    const members = new Map<object, Map<PropertyKey, unknown>>()
    const note = (owner: unknown) => {
      if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null || members.has(owner)) return
      const known = new Map<PropertyKey, unknown>()
      members.set(owner, known)
      for (const key of Reflect.ownKeys(owner)) {
        const { value, get } = Reflect.getOwnPropertyDescriptor(owner, key)!
        if (typeof value === 'function' || get) known.set(key, value ?? get)
      }
    }
    for (const key of startGlobals) {
      const value = Reflect.getOwnPropertyDescriptor(window, key)?.value as unknown
      if (typeof value !== 'function') continue
      note(value)
      note((value as { prototype?: unknown }).prototype)
    }
    for (const owner of [window, document, navigator, history, console, performance, Math, JSON]) note(owner)
    return members
  }

  const nameOf = (owner: object) => (typeof owner === 'function' ? owner.name : owner.constructor.name)

  const changedMember = () => {
    const now = membersNow()
    for (const [owner, was] of startMembers) {
      const is = now.get(owner)
      const key = [...was.keys(), ...(is?.keys() ?? [])].find(key => was.get(key) !== is?.get(key))
      if (key !== undefined) return `${String(key)} of ${nameOf(owner)} changed`
    }
    return ''
  }

  const plain = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/_[rR]_\w+_/g, '')
  const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
  const shown = () => ({
    html: attributes(root).filter(text => !text.startsWith('data-path=') && !text.startsWith('data-start=')),
    body: attributes(document.body),
    head: [...document.head.children]
      // What is loaded stays: sheets of the site and of demos, and the editor's, which it writes itself.
      .filter(element => !element.matches('link, style[data-style-of]') && !element.textContent.startsWith('.ͼ'))
      .map(element => plain(element.outerHTML))
      .sort(),
    document: plain(document.body.innerHTML),
    fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ value, checked }) => `${value} ${checked}`
    ),
    scrolled: [...document.querySelectorAll('*')]
      .filter(element => element.scrollTop || element.scrollLeft)
      .map(element => `${element.localName}.${element.className} ${element.scrollTop} ${element.scrollLeft}`),
    covered: [...document.querySelectorAll(':modal, :popover-open, :fullscreen')].map(element => element.outerHTML),
    focus: document.activeElement?.localName,
    pointed: [...document.querySelectorAll(':hover')].map(element => element.localName),
    title: document.title,
    window: [innerWidth, innerHeight, devicePixelRatio],
    media: [
      'print',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(prefers-contrast: more)',
      '(forced-colors: active)'
    ].map(query => matchMedia(query).matches),
    stored: Object.entries(localStorage)
      .filter(([key]) => key !== 'vxe-docs:fonts')
      .map(([key, value]) => `${key}=${value}`)
      .sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie
  })

  const difference = () => {
    const now = shown()
    for (const key of Object.keys(now) as (keyof typeof now)[]) {
      const [was, is] = [JSON.stringify(start[key]), JSON.stringify(now[key])]
      if (was === is) continue
      let at = 0
      while (was[at] === is[at]) at += 1
      return `${key}: ${was.slice(Math.max(0, at - 40), at + 80)} became ${is.slice(Math.max(0, at - 40), at + 80)}`
    }
    return ''
  }

  const leave = async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    if (location.hash !== hash) {
      const isElsewhere = withoutQuery(location.hash) !== withoutQuery(hash)
      const gone = new Promise(done => addEventListener('hashchange', done, { once: true }))
      location.hash = hash
      await gone
      // The page has arrived with it, and its heading takes no focus later.
      if (isElsewhere && !(await until(() => history.state?.scroll !== undefined, 5000))) return false
    }
    await until(() => document.querySelector('main [data-page="/table/start/install"]') !== null, 5000)
    const language = document.querySelector<HTMLSelectElement>('header select:has([value="zh_TC"])')
    if (language && root.lang !== 'zh-CN') {
      language.value = 'zh_CN'
      language.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return until(isThere, 5000)
  }

  const emptyStores = async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    for (const name of await caches.keys()) await caches.delete(name)
    return (await indexedDB.databases()).length + (await caches.keys()).length === 0
  }

  /** The next Tab goes to the first thing in the document, as after a load. */
  const releaseFocus = () => {
    const first = document.createElement('i')
    first.tabIndex = -1
    document.body.prepend(first)
    first.focus({ preventScroll: true })
    first.remove()
    getSelection()?.removeAllRanges()
  }

  /** The library counts the z-index of its pop-ups upwards, in these two elements. Without pop-ups it may begin anew. */
  const counters = () => [
    document.querySelector('#z-index-manage')?.getAttributeNode('data-m'),
    document.querySelector('#z-index-style')?.firstChild
  ]

  const toStart = () => {
    for (const [index, node] of counters().entries()) if (node) node.nodeValue = startCounts[index] ?? node.nodeValue
    dispatchEvent(new CustomEvent('docs-toast', { detail: '' }))
    scrollTo(0, 0)
    for (const element of document.querySelectorAll('*'))
      if (element.scrollTop || element.scrollLeft) element.scrollTo(0, 0)
    releaseFocus()
  }

  const restore = async () => {
    if (!(await leave())) return `${location.hash} did not lead back`
    for (const key of Reflect.ownKeys(window)) if (!startGlobals.has(key)) Reflect.deleteProperty(window, key)
    const added = Reflect.ownKeys(window).find(key => !startGlobals.has(key))
    if (added) return `window.${String(added)} is new`
    const changed = changedMember()
    if (changed) return changed
    toStart()
    if (!(await emptyStores())) return 'a database or a cache cannot be deleted'
    await until(() => difference() === '', 300)
    return difference()
  }

  // The library leaves its marks on the document when it comes, and it comes by itself.
  await until(() => root.hasAttribute('data-vxe-table-theme'), 5000)
  // Header and notices say what these have brought.
  const data = ['api/npm/versions/', 'system-list.json', 'vxe-table-version.json']
  const hasCome = (part: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))
  await until(() => data.every(hasCome), 5000)
  await leave()
  const startCounts = counters().map(node => node?.nodeValue)
  toStart()
  const startGlobals = new Set(Reflect.ownKeys(window))
  const startMembers = membersNow()
  const start = shown()
  return { restore }
}

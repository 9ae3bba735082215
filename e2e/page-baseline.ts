/** Local storage after every notice has been acknowledged. */
export const acknowledgedNotices = {
  'vxe-docs:upgrade-notice': 'read',
  'vxe-docs:new-version': '3.8.25'
}

/** Hash of the home page with a query that no test opens, so that every test starts by changing the address. */
export const startHash = '#/table/start/install?at=rest'

/**
 * Handle to the recorded state: `restore` returns the running app to it and resolves to the first difference, or to an
 * empty string.
 */
export interface PageBaseline {
  restore: () => Promise<string>
}

interface BaselineOptions {
  hash: string
  stored: Record<string, string>
}

/**
 * Runs in the page once the app has loaded. Records the state of the window and the document before a test changes
 * them. `restore` returns the app to the same address and compares everything with the record.
 */
export async function recordBaseline({ hash, stored }: BaselineOptions): Promise<PageBaseline> {
  const root = document.documentElement
  const pause = () => new Promise(done => setTimeout(done, 10))
  const until = async (reached: () => boolean, milliseconds: number) => {
    for (const end = performance.now() + milliseconds; !reached() && performance.now() < end;) await pause()
    return reached()
  }
  const withoutQuery = (address: string) => address.replace(/\?[^#]*/, '')
  const isAtStart = () =>
    location.hash === hash &&
    root.lang === 'zh-CN' &&
    document.querySelector('main[aria-busy="false"] [data-page="/table/start/install"] h1') !== null

  /** Collects the functions of window, of its objects and of every prototype, because a test may have replaced one. */
  const collectMembers = () => {
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

  const findChangedMember = () => {
    const now = collectMembers()
    for (const [owner, was] of startMembers) {
      const is = now.get(owner)
      const key = [...was.keys(), ...(is?.keys() ?? [])].find(key => was.get(key) !== is?.get(key))
      if (key !== undefined) return `${String(key)} of ${nameOf(owner)} changed`
    }
    return ''
  }

  const normalizeHtml = (html: string) => html.replace(/<!--.*?-->/gs, '').replace(/_[rR]_\w+_/g, '')
  const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()
  const captureState = () => ({
    html: attributes(root).filter(text => !text.startsWith('data-path=') && !text.startsWith('data-start=')),
    body: attributes(document.body),
    head: [...document.head.children]
      // Loaded style sheets may stay: those of the site and of demos, and those that the editor writes.
      .filter(element => !element.matches('link, style[data-style-of]') && !element.textContent.startsWith('.ͼ'))
      .map(element => normalizeHtml(element.outerHTML))
      .sort(),
    document: normalizeHtml(document.body.innerHTML),
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

  const findDifference = () => {
    const now = captureState()
    for (const key of Object.keys(now) as (keyof typeof now)[]) {
      const [was, is] = [JSON.stringify(start[key]), JSON.stringify(now[key])]
      if (was === is) continue
      let index = 0
      while (was[index] === is[index]) index += 1
      return `${key}: ${was.slice(Math.max(0, index - 40), index + 80)} became ${is.slice(Math.max(0, index - 40), index + 80)}`
    }
    return ''
  }

  const returnToStart = async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    if (location.hash !== hash) {
      const isElsewhere = withoutQuery(location.hash) !== withoutQuery(hash)
      const hashChanged = new Promise(done => addEventListener('hashchange', done, { once: true }))
      location.hash = hash
      await hashChanged
      // The history entry gets its scroll position after the page has rendered and its heading has taken the focus.
      if (isElsewhere && !(await until(() => history.state?.scroll !== undefined, 5000))) return false
    }
    await until(() => document.querySelector('main [data-page="/table/start/install"]') !== null, 5000)
    const language = document.querySelector<HTMLSelectElement>('header select:has([value="zh_TC"])')
    if (language && root.lang !== 'zh-CN') {
      language.value = 'zh_CN'
      language.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return until(isAtStart, 5000)
  }

  const clearStorage = async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    for (const name of await caches.keys()) await caches.delete(name)
    return (await indexedDB.databases()).length + (await caches.keys()).length === 0
  }

  /** Moves the focus so that the next Tab reaches the first focusable element of the document, as after a load. */
  const releaseFocus = () => {
    const first = document.createElement('i')
    first.tabIndex = -1
    document.body.prepend(first)
    first.focus({ preventScroll: true })
    first.remove()
    getSelection()?.removeAllRanges()
  }

  /**
   * Nodes in which the library counts the z-index of its pop-ups upwards; without open pop-ups the count may start
   * again.
   */
  const zIndexNodes = () => [
    document.querySelector('#z-index-manage')?.getAttributeNode('data-m'),
    document.querySelector('#z-index-style')?.firstChild
  ]

  const resetView = () => {
    for (const [index, node] of zIndexNodes().entries())
      if (node) node.nodeValue = startZIndexes[index] ?? node.nodeValue
    dispatchEvent(new CustomEvent('docs-toast', { detail: '' }))
    scrollTo(0, 0)
    for (const element of document.querySelectorAll('*'))
      if (element.scrollTop || element.scrollLeft) element.scrollTo(0, 0)
    releaseFocus()
  }

  const restore = async () => {
    if (!(await returnToStart())) return `${location.hash} did not lead back`
    for (const key of Reflect.ownKeys(window)) if (!startGlobals.has(key)) Reflect.deleteProperty(window, key)
    const added = Reflect.ownKeys(window).find(key => !startGlobals.has(key))
    if (added) return `window.${String(added)} is new`
    const changed = findChangedMember()
    if (changed) return changed
    resetView()
    if (!(await clearStorage())) return 'a database or a cache cannot be deleted'
    await until(() => findDifference() === '', 300)
    return findDifference()
  }

  // The library loads without a user action and then sets attributes on the document.
  await until(() => root.hasAttribute('data-vxe-table-theme'), 5000)
  // The header and the notices render the data of these requests.
  const data = ['api/npm/versions/', 'system-list.json', 'vxe-table-version.json']
  const isLoaded = (part: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))
  await until(() => data.every(isLoaded), 5000)
  await returnToStart()
  const startZIndexes = zIndexNodes().map(node => node?.nodeValue)
  resetView()
  const startGlobals = new Set(Reflect.ownKeys(window))
  const startMembers = collectMembers()
  const start = captureState()
  return { restore }
}

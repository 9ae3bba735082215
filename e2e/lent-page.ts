import type { BrowserContext, JSHandle, Page } from '@playwright/test'
import type { Rest } from './at-rest.ts'
import { acknowledged, observeRest, restHash } from './at-rest.ts'

/**
 * One page per worker, lent to test after test: the app keeps running, the library is parsed once. A page that is not
 * proven to be as it was at the start is not lent again.
 */
export interface Lender {
  /**
   * `kind` stands for the options of the context: tests of another kind get another page. With `blank` the app does not
   * run yet: the test loads it.
   */
  lend: (
    kind: string,
    viewport: Size | null,
    newContext: () => Promise<BrowserContext>,
    blank?: boolean
  ) => Promise<Page>
  /** How the test gets to its next address: the first time in the running app, unless it has prepared a load. */
  nextStep: () => NextStep
  /** Leads the lent page back to the start. Gives the reason when it was thrown away or has to load again. */
  takeBack: (passed: boolean) => Promise<string>
  close: () => Promise<void>
}

export type NextStep = 'start in the app' | 'load' | 'go on'

interface Size {
  width: number
  height: number
}

interface Kept {
  kind: string
  page: Page
  rest: JSHandle<Rest> | undefined
  /** The test has gone nowhere yet. */
  isAtRest: boolean
  /** What a test did that outlasts the test and is not taken back here. */
  touched: () => string
  restore: () => Promise<void>
  /** Those of the test. They hear what leaving its page brings to light. */
  forgetListeners: () => void
}

const usual = { width: 1440, height: 900 }

export function newLender(): Lender {
  let kept: Kept | undefined
  const close = async () => {
    const old = kept
    kept = undefined
    await old?.page.context().close()
  }

  async function lend(
    kind: string,
    viewport: Size | null,
    newContext: () => Promise<BrowserContext>,
    blank = false
  ): Promise<Page> {
    if (kept?.kind !== kind) await close()
    kept ??= await keep(kind, await newContext())
    const { page } = kept
    if (blank && kept.rest) await startAgain(kept)
    if (!blank && !kept.rest) {
      await page.setViewportSize(usual)
      await page.goto(`/v3.8/${restHash}`)
      await page.locator('main[aria-busy="false"] h1').waitFor()
      kept.rest = await page.evaluateHandle(observeRest, { hash: restHash, stored: acknowledged })
    }
    if (viewport && !isSame(viewport, page.viewportSize())) await page.setViewportSize(viewport)
    kept.isAtRest = !blank
    // A busy browser may stop drawing a page for good: whatever waits for a frame there would wait for ever.
    if (await draws(page)) return page
    await close()
    return lend(kind, viewport, newContext, blank)
  }

  function nextStep(): NextStep {
    if (!kept?.isAtRest) return 'go on'
    if (kept.touched()) return 'load'
    kept.isAtRest = false
    return 'start in the app'
  }

  async function takeBack(passed: boolean): Promise<string> {
    if (!kept) return ''
    const { page, rest, touched, restore, forgetListeners } = kept
    const reason = !passed ? 'the test failed' : page.isClosed() ? 'the page was closed' : touched()
    if (reason) {
      await close()
      return `thrown away: ${reason}`
    }
    const difference = await inTime(
      restore().then(() => rest?.evaluate(rest => rest.restore()) ?? 'a test loaded it'),
      20_000
    ).catch(error => String(error))
    forgetListeners()
    if (!difference) return ''
    try {
      await inTime(startAgain(kept), 20_000)
      return `loaded again: ${difference}`
    } catch (error) {
      await close()
      return `thrown away: ${difference}, ${error}`
    }
  }

  return { lend, nextStep, takeBack, close }
}

/** A new document with nothing stored, in a browser that still has the site's files. */
async function startAgain(kept: Kept): Promise<void> {
  kept.rest = undefined
  const { page } = kept
  await page.goto('/component-api/system-list.json')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.context().clearCookies()
}

async function keep(kind: string, context: BrowserContext): Promise<Kept> {
  const page = await context.newPage()
  await acknowledgeNotices(page)
  const called = new Set<string>()
  const pressed = new Set<string>()
  let media = false
  watchCalls(page, harmlessOfPage, name => called.add(`page.${name}`))
  watchCalls(context, harmlessOfContext, name => called.add(`context.${name}`))
  watchCalls(page.clock, new Set(), name => called.add(`clock.${name}`))
  for (const [device, what] of [
    [page.keyboard, 'key'],
    [page.mouse, 'button']
  ] as const) {
    const { down, up } = device as { down: (name?: string) => Promise<void>; up: (name?: string) => Promise<void> }
    Object.assign(device, {
      down: (...args: [string?]) => (pressed.add(`${what} ${what === 'key' ? args[0] : ''}`), down.apply(device, args)),
      up: (...args: [string?]) => (pressed.delete(`${what} ${what === 'key' ? args[0] : ''}`), up.apply(device, args))
    })
  }
  const { emulateMedia } = page
  page.emulateMedia = options => {
    media = true
    return emulateMedia.call(page, options)
  }
  const { goto } = page
  page.goto = async (url, options) => {
    // A test that goes to an address by itself wants to see it load.
    if (kept.isAtRest) await goto.call(page, 'about:blank')
    kept.isAtRest = false
    return goto.call(page, url, options)
  }
  const listeners = [page, context].map(emitter => listenersOf(emitter))
  const kept: Kept = {
    kind,
    page,
    rest: undefined,
    isAtRest: false,
    touched: () =>
      [...called, ...[...pressed].map(name => `${name} is still down`)].join(', ') ||
      (context.pages().length > 1 ? 'another page is open' : ''),
    restore: async () => {
      if (!isSame(usual, page.viewportSize())) await page.setViewportSize(usual)
      if (media) {
        media = false
        await emulateMedia.call(page, {
          media: null,
          colorScheme: 'light',
          reducedMotion: 'reduce',
          forcedColors: 'none',
          contrast: 'no-preference'
        })
      }
      // Outside the window: nothing is pointed at, as before the first move.
      await page.mouse.move(-10, -10)
    },
    forgetListeners: () => {
      for (const [index, emitter] of [page, context].entries())
        for (const [event, listener] of listenersOf(emitter))
          if (!listeners[index]!.some(([, known]) => known === listener))
            (emitter as Page).off(event as 'popup', listener)
    }
  }
  return kept
}

/** Everything else outlasts the test that called it: routes, scripts for every document, permissions, the clock. */
const harmlessOfPage = new Set(
  `locator getByAltText getByLabel getByPlaceholder getByRole getByTestId getByText getByTitle frameLocator
  $ $$ $eval $$eval evaluate evaluateHandle waitForFunction waitForSelector waitForEvent waitForRequest waitForResponse
  waitForURL waitForLoadState waitForNavigation waitForTimeout goto reload goBack goForward url title content isClosed
  viewportSize setViewportSize emulateMedia screenshot ariaSnapshot bringToFront mainFrame frame frames frameElement
  context video workers dispatchEvent click dblclick tap hover focus fill type press check uncheck setChecked
  selectOption setInputFiles dragAndDrop textContent innerText innerHTML getAttribute inputValue isChecked isDisabled
  isEditable isEnabled isHidden isVisible requests consoleMessages pageErrors clearConsoleMessages clearPageErrors
  requestGC on off once addListener removeListener removeAllListeners listeners listenerCount eventNames emit
  setMaxListeners getMaxListeners prependListener rawListeners opener coverage`.split(/\s+/)
)

const harmlessOfContext = new Set(
  `pages browser cookies clearCookies waitForEvent backgroundPages serviceWorkers isClosed close
  on off once addListener removeListener removeAllListeners listeners listenerCount eventNames emit
  setMaxListeners getMaxListeners prependListener rawListeners`.split(/\s+/)
)

function watchCalls(object: object, harmless: ReadonlySet<string>, report: (name: string) => void): void {
  const members = object as Record<string, unknown>
  for (let level = Object.getPrototypeOf(object); level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) {
      const method: unknown = Object.getOwnPropertyDescriptor(level, name)?.value
      if (typeof method !== 'function' || name === 'constructor' || /^[_#]/.test(name) || harmless.has(name)) continue
      members[name] = (...args: unknown[]): unknown => {
        report(name)
        return method.apply(object, args)
      }
    }
}

type Listener = (...args: unknown[]) => void

function listenersOf(emitter: Page | BrowserContext): [string, Listener][] {
  const { eventNames, listeners } = emitter as unknown as {
    eventNames: () => string[]
    listeners: (event: string) => Listener[]
  }
  return eventNames
    .call(emitter)
    .flatMap(event => listeners.call(emitter, event).map(listener => [event, listener] as [string, Listener]))
}

const isSame = (a: Size, b: Size | null): boolean => a.width === b?.width && a.height === b.height

export function acknowledgeNotices(page: Page): Promise<unknown> {
  return page.addInitScript(stored => {
    try {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    } catch {
      // Storage is switched off in some tests.
    }
  }, acknowledged)
}

const draws = (page: Page): Promise<boolean> =>
  inTime(
    page.evaluate(() => new Promise<boolean>(drawn => requestAnimationFrame(() => drawn(true)))),
    10_000
  ).catch(() => false)

/** A page that hangs in a loop of the test before must not hold up the run. */
async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page does not answer')), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

import { flushSync } from 'react-dom'
import { createStore } from '../store.ts'

let isPrinting = false

const { useValue, notify } = createStore(() => isPrinting, false)

/** True while the page is printed, or shown with the styles of print. */
export const useIsPrinting = useValue

export const getIsPrinting = (): boolean => isPrinting

/**
 * Width of a portrait page in pixels, A4 and Letter. Demos that are mounted for paper measure themselves before the
 * browser lays out the paper.
 */
const paperWidth = 700
/** Maximum delay of the print dialog in milliseconds. */
const maxDelay = 5000
/** Time in milliseconds in which a mounted demo requests its sample data and renders it. */
const renderTime = 300

/**
 * Renders the page for paper before it is printed. The browser does not wait for anything that loads then, so Ctrl+P
 * opens the dialog after the demos have loaded.
 */
export function followPrinting(onChange: () => void): void {
  const setPrinting = (value: boolean) => {
    if (isPrinting === value) return
    isPrinting = value
    const article = document.querySelector<HTMLElement>('[data-article]')
    if (article) article.style.maxWidth = value ? `${paperWidth}px` : ''
    onChange()
    flushSync(notify)
    // Running tables measure themselves again.
    dispatchEvent(new Event('resize'))
  }
  addEventListener('beforeprint', () => setPrinting(true))
  addEventListener('afterprint', () => setPrinting(false))
  matchMedia('print').addEventListener('change', ({ matches }) => setPrinting(matches))
  addEventListener('keydown', event => {
    const isShortcut =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'p'
    if (!isShortcut || event.defaultPrevented || !hasWaitingDemo()) return
    event.preventDefault()
    setPrinting(true)
    void printWithDemos()
  })
}

const hasWaitingDemo = (): boolean => document.querySelector('[data-stage][data-state="waiting"]') !== null

async function printWithDemos(): Promise<void> {
  const end = performance.now() + maxDelay
  while (hasWaitingDemo() && performance.now() < end) await wait(50)
  await wait(renderTime)
  print()
}

const wait = (time: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, time))

/** Paint times that the page records, in milliseconds since the navigation began. */
export interface Paints {
  fcp: number
  lcp: number
  /** Time of the first cell of a table. */
  cell: number
}

declare global {
  interface Window {
    bench: Partial<Paints>
  }
}

/** Runs in the page before its own scripts. */
export function recordPaints(): void {
  const paints: Partial<Paints> = (window.bench = {})
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver(list => {
    paints.lcp = list.getEntries().at(-1)?.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    if (document.querySelector('.vxe-body--row .vxe-cell')?.getClientRects().length) paints.cell = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

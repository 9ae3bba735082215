/** Statistics of the frames while scrolling. */
export interface FrameStatistics {
  /** Milliseconds from one frame to the next: median, 95th percentile, maximum. */
  median: number
  p95: number
  longest: number
  /** Share of the frames without scrolled content in the middle of the box. */
  blank: number
}

export interface ScrollOptions {
  axis: 'x' | 'y'
  /** Selector of the content that every frame should show. */
  contentSelector: string
}

/** Runs in the page: scrolls a step per frame for 60 frames. Returns undefined for content of less than three screens. */
export function scrollThrough(
  box: Element,
  { axis, contentSelector }: ScrollOptions
): Promise<FrameStatistics | undefined> {
  const [position, length, visibleLength] =
    axis === 'y'
      ? (['scrollTop', 'scrollHeight', 'clientHeight'] as const)
      : (['scrollLeft', 'scrollWidth', 'clientWidth'] as const)
  if (box[length] < box[visibleLength] * 3) return Promise.resolve(undefined)
  const isPage = box === document.scrollingElement
  const gaps: number[] = []
  let blanks = 0
  let last = performance.now()
  return new Promise(resolve => {
    const next = () => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      const { left, top } = isPage ? { left: 0, top: 0 } : box.getBoundingClientRect()
      if (!document.elementFromPoint(left + box.clientWidth / 2, top + box.clientHeight / 2)?.closest(contentSelector))
        blanks += 1
      if (gaps.length <= 60) {
        box[position] += 240
        requestAnimationFrame(next)
        return
      }
      const sorted = gaps.slice(1).sort((a, b) => a - b)
      resolve({ median: sorted[30] ?? 0, p95: sorted[57] ?? 0, longest: sorted[59] ?? 0, blank: blanks / gaps.length })
    }
    requestAnimationFrame(next)
  })
}

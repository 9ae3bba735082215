/** What scrolling looks like, frame by frame. */
export interface Frames {
  /** Milliseconds from one frame to the next: the middle one, the one that five of a hundred exceed, the longest. */
  middle: number
  late: number
  longest: number
  /** Share of the frames that had nothing of what is scrolled in the middle. */
  blank: number
}

export interface Scroll {
  axis: 'x' | 'y'
  /** Selector of what should be there all the time. */
  shown: string
}

/** Runs in the page: a step with every frame, for a second at sixty frames. What has less to scroll than three screens is left out. */
export function scrollThrough(box: Element, { axis, shown }: Scroll): Promise<Frames | undefined> {
  const [place, length, seen] =
    axis === 'y'
      ? (['scrollTop', 'scrollHeight', 'clientHeight'] as const)
      : (['scrollLeft', 'scrollWidth', 'clientWidth'] as const)
  if (box[length] < box[seen] * 3) return Promise.resolve(undefined)
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
      if (!document.elementFromPoint(left + box.clientWidth / 2, top + box.clientHeight / 2)?.closest(shown))
        blanks += 1
      if (gaps.length <= 60) {
        box[place] += 240
        requestAnimationFrame(next)
        return
      }
      const sorted = gaps.slice(1).sort((a, b) => a - b)
      resolve({ middle: sorted[30] ?? 0, late: sorted[57] ?? 0, longest: sorted[59] ?? 0, blank: blanks / gaps.length })
    }
    requestAnimationFrame(next)
  })
}

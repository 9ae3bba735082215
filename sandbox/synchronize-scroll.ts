/** Scroll position of the page (scroller 0) or of one of its tables in document order. */
export interface ScrollPosition {
  scroller: number
  left: number
  top: number
}

interface SynchronizedScroll {
  /** Starts to report scroll positions. */
  startReporting: () => void
  applyPosition: (position: ScrollPosition) => void
}

/** Synchronizes the scrolling of two frames: reports the positions of this one and applies those of the other. */
export function synchronizeScroll(
  selector: () => string,
  report: (position: ScrollPosition) => void
): SynchronizedScroll {
  const scrollers = (): Element[] => [document.scrollingElement!, ...document.querySelectorAll(selector())]
  // Positions applied from the other frame fire scroll events too and must not be reported back.
  const appliedPositions = new WeakMap<Element, string>()
  const getPosition = ({ scrollLeft, scrollTop }: Element) => ({
    left: Math.round(scrollLeft),
    top: Math.round(scrollTop)
  })
  const scrolledElements = new Set<Element>()
  const reportScrolled = () => {
    const all = scrollers()
    for (const element of scrolledElements) {
      const position = getPosition(element)
      const scroller = all.indexOf(element)
      if (scroller >= 0 && appliedPositions.get(element) !== JSON.stringify(position)) report({ scroller, ...position })
      appliedPositions.delete(element)
    }
    scrolledElements.clear()
  }
  return {
    startReporting: () =>
      addEventListener(
        'scroll',
        ({ target }) => {
          const element = target === document ? document.scrollingElement : target
          if (!(element instanceof Element)) return
          if (scrolledElements.size === 0) requestAnimationFrame(reportScrolled)
          scrolledElements.add(element)
        },
        { capture: true, passive: true }
      ),
    applyPosition: ({ scroller, left, top }) => {
      const element = scrollers()[scroller]
      if (!element) return
      element.scrollTo({ left, top, behavior: 'instant' })
      appliedPositions.set(element, JSON.stringify(getPosition(element)))
    }
  }
}

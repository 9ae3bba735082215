/** Where something in the frame is scrolled to: the page (0), or one of its tables in their order. */
export interface ScrollPlace {
  scroller: number
  left: number
  top: number
}

interface Scroll {
  /** From now on it is told what the reader scrolls. */
  follow: () => void
  put: (place: ScrollPlace) => void
}

/** Two frames beside each other scroll together: each says where it is and goes where the other is. */
export function scrollTogether(selector: string, tell: (place: ScrollPlace) => void): Scroll {
  const scrollers = (): Element[] => [document.scrollingElement!, ...document.querySelectorAll(selector)]
  // What was put somewhere moves, too: that is no news for the other.
  const places = new WeakMap<Element, string>()
  const placeOf = ({ scrollLeft, scrollTop }: Element) => ({ left: Math.round(scrollLeft), top: Math.round(scrollTop) })
  const moved = new Set<Element>()
  const tellMoved = () => {
    const all = scrollers()
    for (const element of moved) {
      const place = placeOf(element)
      const scroller = all.indexOf(element)
      if (scroller >= 0 && places.get(element) !== JSON.stringify(place)) tell({ scroller, ...place })
      places.delete(element)
    }
    moved.clear()
  }
  return {
    follow: () =>
      addEventListener(
        'scroll',
        ({ target }) => {
          const element = target === document ? document.scrollingElement : target
          if (!(element instanceof Element)) return
          if (moved.size === 0) requestAnimationFrame(tellMoved)
          moved.add(element)
        },
        { capture: true, passive: true }
      ),
    put: ({ scroller, left, top }) => {
      const element = scrollers()[scroller]
      if (!element) return
      element.scrollTo({ left, top, behavior: 'instant' })
      places.set(element, JSON.stringify(placeOf(element)))
    }
  }
}

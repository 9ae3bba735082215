import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/** Width in pixels from which code and preview fit beside each other. Style sheets have the same number. */
const defaultMinWidth = 720

/** True while the element is too narrow for two panes beside each other. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, minWidth = defaultMinWidth): boolean {
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const update = () => setIsNarrow(current.clientWidth < minWidth)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, minWidth])
  return isNarrow
}

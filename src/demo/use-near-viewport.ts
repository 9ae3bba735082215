import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPrinting } from '../theme/printing.ts'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * True from the moment the element is within 400 px of the window, or the page is printed. The second argument makes it
 * true at once, or after a frame, at any position.
 */
export function useNearViewport(element: Element, timing?: 'at once' | 'after a frame'): boolean {
  const [isNear, setIsNear] = useState(timing === 'at once')
  if (useIsPrinting() && !isNear) setIsNear(true)
  useEffect(() => {
    if (isNear) return
    if (timing) return afterFrame(() => flushSync(() => setIsNear(true)))
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setIsNear(true),
      {
        rootMargin: '400px 0px'
      }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, element, timing])
  return isNear
}

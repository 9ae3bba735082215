import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** True from the moment the element has come within a window's height of the window. */
export function useNearWindow(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '100% 0px' }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, ref])
  return isNear
}

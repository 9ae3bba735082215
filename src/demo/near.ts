import { useEffect, useState } from 'react'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * True once the element has come within about half a window of the view, or what is wanted in any case after the next
 * frame. It never turns false again.
 */
export function useNear(element: Element, isWanted = false): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near) return
    if (isWanted) return afterFrame(() => setNear(true))
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: '400px 0px'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, element, isWanted])
  return near
}

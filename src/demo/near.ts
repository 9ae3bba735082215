import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../ui/after-frame.ts'

/**
 * True once the element has come within about half a window of the view. What is wanted wherever it stands is near at
 * once or after a frame. It never turns false again.
 */
export function useNear(element: Element, wanted?: 'at once' | 'after a frame'): boolean {
  const [near, setNear] = useState(wanted === 'at once')
  useEffect(() => {
    if (near) return
    if (wanted) return afterFrame(() => flushSync(() => setNear(true)))
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: '400px 0px'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, element, wanted])
  return near
}

import { useEffect, useState } from 'react'

/** True once the element has come within about half a window of the view. It never turns false again. */
export function useNear(element: Element): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
      rootMargin: '400px 0px'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, element])
  return near
}

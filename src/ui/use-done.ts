import { useEffect, useState } from 'react'

/** True for two seconds after an action, for a button that shows its success. */
export function useDone(): [done: boolean, setDone: (done: boolean) => void] {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  return [done, setDone]
}

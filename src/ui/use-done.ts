import { useEffect, useState } from 'react'

/** Whether something has been done in the last two seconds, for a button that shows it. */
export function useDone(): [done: boolean, setDone: (done: boolean) => void] {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  return [done, setDone]
}

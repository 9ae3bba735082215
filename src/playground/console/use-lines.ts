import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConsoleLine, NewLine } from './console-lines.ts'
import { addLines } from './console-lines.ts'

/**
 * Milliseconds between renders. Hundreds of lines may arrive per second, so they are rendered together, and rendering
 * takes at most a fifth of the time.
 */
const renderDelay = { min: 50, max: 1000, factor: 4 }

export interface ConsoleLines {
  lines: readonly ConsoleLine[]
  add: (line: NewLine) => void
  clear: () => void
}

export function useLines(): ConsoleLines {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([])
  const pending = useRef<{ lines: NewLine[]; timer?: ReturnType<typeof setTimeout> }>({ lines: [] })
  const renderTime = useRef(0)
  useEffect(() => () => clearTimeout(pending.current.timer), [])
  const add = useCallback((line: NewLine) => {
    const flush = () => {
      const { lines: added } = pending.current
      pending.current = { lines: [] }
      const start = performance.now()
      setLines(now => addLines(now, added))
      // Runs after the render, which React finishes before the next task.
      setTimeout(() => (renderTime.current = performance.now() - start))
    }
    pending.current.lines.push(line)
    const { min, max, factor } = renderDelay
    pending.current.timer ??= setTimeout(flush, Math.min(max, Math.max(min, factor * renderTime.current)))
  }, [])
  return {
    lines,
    add,
    clear: useCallback(() => {
      clearTimeout(pending.current.timer)
      pending.current = { lines: [] }
      setLines([])
    }, [])
  }
}

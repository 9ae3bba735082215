import { useCallback, useEffect, useRef, useState } from 'react'
import type { ConsoleLine, NewLine } from './console-lines.ts'
import { addLines } from './console-lines.ts'

/** Lines come in hundreds a second at worst; the page draws them together, and drawing takes a fifth of its time at most. */
const pause = { least: 50, most: 1000, times: 4 }

export interface Lines {
  lines: readonly ConsoleLine[]
  add: (line: NewLine) => void
  clear: () => void
}

export function useLines(): Lines {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([])
  const waiting = useRef<{ lines: NewLine[]; timer?: ReturnType<typeof setTimeout> }>({ lines: [] })
  const cost = useRef(0)
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  const add = useCallback((line: NewLine) => {
    const flush = () => {
      const { lines: added } = waiting.current
      waiting.current = { lines: [] }
      const start = performance.now()
      setLines(now => addLines(now, added))
      // Behind the drawing, which React does before anything else has its turn.
      setTimeout(() => (cost.current = performance.now() - start))
    }
    waiting.current.lines.push(line)
    const { least, most, times } = pause
    waiting.current.timer ??= setTimeout(flush, Math.min(most, Math.max(least, times * cost.current)))
  }, [])
  return {
    lines,
    add,
    clear: useCallback(() => {
      clearTimeout(waiting.current.timer)
      waiting.current = { lines: [] }
      setLines([])
    }, [])
  }
}

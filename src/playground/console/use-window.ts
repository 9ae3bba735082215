import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** A line that was not drawn yet is as high as those that were; the first is taken for a single row. */
const usual = 30

/** Drawn above and below what is in sight. */
const margin = 200

interface Window {
  first: number
  end: number
  /** Heights of what is left out. */
  above: number
  below: number
  /** To be called when the box is scrolled. */
  look: () => void
}

/** Which of the lines are in the document: those in sight and some around them. `list` holds one element for each. */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  ids: readonly number[]
): Window {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map())
  const [sight, setSight] = useState({ top: 0, height: 600 })
  const likely = heights.size ? [...heights.values()].reduce((sum, height) => sum + height) / heights.size : usual
  const { first, end, above, below } = windowOf(
    ids.map(id => heights.get(id) ?? likely),
    sight.top - margin,
    sight.top + sight.height + margin
  )
  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    if (Math.abs(scrollTop - sight.top) > margin / 2 || clientHeight !== sight.height)
      setSight({ top: scrollTop, height: clientHeight })
  }
  const measure = () => {
    const drawn = [...(list.current?.children ?? [])].map(
      (child, index) => [ids[first + index]!, child.getBoundingClientRect().height] as const
    )
    const differ = drawn.filter(([id, height]) => Math.abs(height - (heights.get(id) ?? 0)) >= 1)
    // What was taken for likely stays so until the line is drawn: nothing else moves when one is opened.
    const known = ids.map(id => [id, heights.get(id) ?? likely] as const)
    if (differ.length) setHeights(new Map([...known, ...differ]))
  }
  const onResize = useRef(() => {})
  useLayoutEffect(() => {
    onResize.current = () => {
      look()
      measure()
    }
  })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => onResize.current())
    if (box.current) observer.observe(box.current)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [box, list])
  return { first, end, above, below, look }
}

export function windowOf(
  heights: readonly number[],
  top: number,
  bottom: number
): { first: number; end: number; above: number; below: number } {
  let at = 0
  let first = 0
  let above = 0
  while (first < heights.length && at + heights[first]! < top) at += heights[first++]!
  above = at
  let end = first
  while (end < heights.length && at < bottom) at += heights[end++]!
  const below = heights.slice(end).reduce((sum, height) => sum + height, 0)
  return { first, end, above, below }
}

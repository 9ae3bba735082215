import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** Assumed height of the first line, a single row, in pixels. Later the average of the rendered lines is assumed. */
const defaultLineHeight = 30

/** Pixels rendered above and below the visible part. */
const overscan = 200

interface VisibleLines {
  first: number
  end: number
  /** Pixels left out above and below the rendered lines. */
  above: number
  below: number
  /** Must be called when the box is scrolled. */
  updateViewport: () => void
}

/** Selects the lines to render: those in sight and some around them. `list` has one element for each rendered line. */
export function useVisibleLines(
  box: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  ids: readonly number[]
): VisibleLines {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map())
  const [viewport, setViewport] = useState({ top: 0, height: 600 })
  const assumedHeight = heights.size
    ? [...heights.values()].reduce((sum, height) => sum + height) / heights.size
    : defaultLineHeight
  const { first, end, above, below } = getVisibleRange(
    ids.map(id => heights.get(id) ?? assumedHeight),
    viewport.top - overscan,
    viewport.top + viewport.height + overscan
  )
  const updateViewport = () => {
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    if (Math.abs(scrollTop - viewport.top) > overscan / 2 || clientHeight !== viewport.height)
      setViewport({ top: scrollTop, height: clientHeight })
  }
  const measure = () => {
    const renderedHeights = [...(list.current?.children ?? [])].map(
      (child, index) => [ids[first + index]!, child.getBoundingClientRect().height] as const
    )
    const changedHeights = renderedHeights.filter(([id, height]) => Math.abs(height - (heights.get(id) ?? 0)) >= 1)
    // An assumed height stays until the line is rendered, so that opening one line does not move the others.
    const allHeights = ids.map(id => [id, heights.get(id) ?? assumedHeight] as const)
    if (changedHeights.length) setHeights(new Map([...allHeights, ...changedHeights]))
  }
  const onResize = useRef(() => {})
  useLayoutEffect(() => {
    onResize.current = () => {
      updateViewport()
      measure()
    }
  })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => onResize.current())
    if (box.current) observer.observe(box.current)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [box, list])
  return { first, end, above, below, updateViewport }
}

export function getVisibleRange(
  heights: readonly number[],
  top: number,
  bottom: number
): { first: number; end: number; above: number; below: number } {
  let offset = 0
  let first = 0
  let above = 0
  while (first < heights.length && offset + heights[first]! < top) offset += heights[first++]!
  above = offset
  let end = first
  while (end < heights.length && offset < bottom) offset += heights[end++]!
  const below = heights.slice(end).reduce((sum, height) => sum + height, 0)
  return { first, end, above, below }
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** Diameter of a badge in pixels. */
export const badgeSize = 18
const gap = 2

/**
 * Returns the center of a badge for each rectangle: on a corner or an edge of it, inside of the bounds, and beside the
 * other badges. Small rectangles choose first, because they have fewer free positions. A rectangle that is undefined,
 * or without a free position, has no badge.
 */
export function placeBadges(
  rects: readonly (Rect | undefined)[],
  bounds: Pick<Rect, 'width' | 'height'>
): (Point | undefined)[] {
  const badges: (Point | undefined)[] = rects.map(() => undefined)
  const bySize = rects
    .flatMap((rect, index) => (rect ? [{ rect, index }] : []))
    .sort((a, b) => a.rect.width * a.rect.height - b.rect.width * b.rect.height)
  for (const { rect, index } of bySize)
    badges[index] = candidates(rect)
      .map(point => clamp(point, bounds))
      .find(point => badges.every(other => !other || !overlaps(point, other)))
  return badges
}

function candidates({ x, y, width, height }: Rect): Point[] {
  const [right, bottom] = [x + width, y + height]
  const [middle, center] = [y + height / 2, x + width / 2]
  const corners = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
    { x: center, y },
    { x: center, y: bottom },
    { x, y: middle },
    { x: right, y: middle }
  ]
  const step = badgeSize + gap
  const alongTop = Array.from({ length: Math.floor(width / step) }, (_, index) => ({ x: x + index * step, y }))
  return [...corners, ...alongTop]
}

const clamp = ({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Point => ({
  x: Math.max(badgeSize / 2, Math.min(x, width - badgeSize / 2)),
  y: Math.max(badgeSize / 2, Math.min(y, height - badgeSize / 2))
})

const overlaps = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < badgeSize + gap

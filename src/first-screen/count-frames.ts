/** Counts the frames of each second in which the table is scrolled; without scrolling no frame is requested. */
export function countFrames(onCount: (perSecond: number) => void): { onScroll: () => void; stop: () => void } {
  let scrolledAt = -Infinity
  let handle = 0
  let start = 0
  let frames = 0
  const tick = (now: number) => {
    frames += 1
    if (now - start >= 500) {
      onCount(Math.round((frames * 1000) / (now - start)))
      start = now
      frames = 0
    }
    handle = now - scrolledAt < 300 ? requestAnimationFrame(tick) : 0
  }
  return {
    onScroll: () => {
      scrolledAt = performance.now()
      if (handle) return
      start = scrolledAt
      frames = 0
      handle = requestAnimationFrame(tick)
    },
    stop: () => cancelAnimationFrame(handle)
  }
}

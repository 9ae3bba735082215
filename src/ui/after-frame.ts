/** Acts once the next frame is on the screen. Gives what calls it off. */
export function afterFrame(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    later = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}

/** Parts of an element that the keys of a picture need; this folder has no types of the DOM. */
interface CellElement {
  tabIndex: number
  getBoundingClientRect: () => { readonly left: number; readonly top: number }
  focus: () => void
}

interface KeyPress {
  readonly key: string
  readonly target: unknown
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  preventDefault: () => void
}

export interface PictureElement {
  querySelectorAll: (selector: string) => ArrayLike<CellElement>
  addEventListener: (type: 'keydown', listener: (press: KeyPress) => void) => void
  removeEventListener: (type: 'keydown', listener: (press: KeyPress) => void) => void
}

/**
 * Moves the focus between the cells of a picture by arrow keys, Home and End, until the returned function is called. One
 * cell is in the tab order. The source of this function is part of reports in HTML, so it uses nothing outside of it.
 */
export function followPictureKeys(picture: PictureElement): () => void {
  const moveFocus = (press: KeyPress) => {
    if (press.altKey || press.ctrlKey || press.metaKey) return
    const cells = Array.from(picture.querySelectorAll('[data-cell]'))
    const index = cells.indexOf(press.target as CellElement)
    const current = cells[index]
    if (!current) return
    const next = cells[findNext(cells, index, press.key)]
    if (!next) return
    press.preventDefault()
    for (const cell of cells) if (cell.tabIndex === 0) cell.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  picture.addEventListener('keydown', moveFocus)
  return () => picture.removeEventListener('keydown', moveFocus)

  function findNext(cells: readonly CellElement[], index: number, key: string): number {
    if (key === 'ArrowLeft') return Math.max(0, index - 1)
    if (key === 'ArrowRight') return Math.min(cells.length - 1, index + 1)
    if (key === 'Home') return 0
    if (key === 'End') return cells.length - 1
    return key === 'ArrowUp' || key === 'ArrowDown' ? findInNextRow(cells, index, key === 'ArrowDown' ? 1 : -1) : -1
  }

  /** Returns the cell of the next row above or below that is closest to the column. */
  function findInNextRow(cells: readonly CellElement[], index: number, step: number): number {
    const { left, top } = cells[index]!.getBoundingClientRect()
    let row: number | undefined
    let best = index
    let bestDistance = Infinity
    for (let each = index + step; each >= 0 && each < cells.length; each += step) {
      const box = cells[each]!.getBoundingClientRect()
      if (box.top === top) continue
      row ??= box.top
      if (box.top !== row) break
      const distance = Math.abs(box.left - left)
      if (distance < bestDistance) {
        best = each
        bestDistance = distance
      }
    }
    return best
  }
}

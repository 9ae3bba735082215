import type { ReactElement } from 'react'
import type { CheckTexts } from './check-texts.ts'

/** Number of files that are shown at once, and added by a click. */
export const filesPerStep = 30

interface ShownFiles {
  first: number
  end: number
}

interface Props<T> {
  text: CheckTexts
  groups: readonly (readonly [name: string, findings: readonly T[]])[]
  shown: ShownFiles
  onShow: (shown: ShownFiles) => void
  /** Renders a file with a key. */
  children: (name: string, findings: readonly T[]) => ReactElement
}

/** Shows some of the files with findings, and buttons for those before and after them. */
export function FileList<T>({ text, groups, shown, onShow, children }: Props<T>) {
  const first = Math.min(shown.first, Math.max(0, groups.length - 1))
  const { end } = shown
  return (
    <>
      {first > 0 && (
        <button type="button" className="btn" onClick={() => onShow({ first: Math.max(0, first - filesPerStep), end })}>
          {text.previousFiles(Math.min(filesPerStep, first))}
        </button>
      )}
      {groups.slice(first, end).map(([name, findings]) => children(name, findings))}
      {groups.length > end && (
        <button type="button" className="btn" onClick={() => onShow({ first, end: end + filesPerStep })}>
          {text.moreFiles(Math.min(filesPerStep, groups.length - end))}
        </button>
      )}
    </>
  )
}

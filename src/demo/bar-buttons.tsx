import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { MenuButton } from '../ui/menu.tsx'
import { useSourceKind } from './source-kind.ts'

/** Switches the shown and copied source between TypeScript and JavaScript. */
export function KindSwitch() {
  const texts = useMessages().demo
  const [kind, setKind] = useSourceKind()
  return (
    <span className="seg" role="group" aria-label={texts.kind}>
      {(['ts', 'js'] as const).map(value => (
        <button key={value} type="button" aria-pressed={kind === value} onClick={() => setKind(value)}>
          {value.toUpperCase()}
        </button>
      ))}
    </span>
  )
}

/** The state of the full screen and the function that toggles it, for a button and for a menu item. */
function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const texts = useMessages().demo
  const [full, setFull] = useState(false)
  useEffect(() => {
    const updateFull = () =>
      setFull(
        frame.current !== null &&
          document.fullscreenElement === document.documentElement &&
          frame.current.dataset.full === 'true'
      )
    const exitFull = () => {
      if (!document.fullscreenElement && frame.current) delete frame.current.dataset.full
      updateFull()
    }
    document.addEventListener('fullscreenchange', exitFull)
    return () => document.removeEventListener('fullscreenchange', exitFull)
  }, [frame])
  // The document goes full screen and the block fills it, because the library's popups are children of <body> and must
  // stay visible.
  const toggle = async () => {
    if (!frame.current) return
    if (full) return document.exitFullscreen()
    frame.current.dataset.full = 'true'
    try {
      await document.documentElement.requestFullscreen()
      setFull(true)
    } catch {
      delete frame.current.dataset.full
    }
  }
  return { full, toggle, label: full ? texts.leaveFullScreen : texts.fullScreen }
}

interface FullScreenProps {
  frame: RefObject<HTMLElement | null>
  className?: string
}

export function FullScreenButton({ frame, className = '' }: FullScreenProps) {
  const { full, toggle, label } = useFullScreen(frame)
  return (
    <button
      type="button"
      className={`quiet icon ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={full}
      onClick={toggle}
    >
      <Icon name={full ? 'shrink' : 'expand'} />
    </button>
  )
}

export function FullScreenItem({ frame, className }: FullScreenProps) {
  const { toggle, label } = useFullScreen(frame)
  return (
    <MenuButton className={className} onClick={toggle}>
      {label}
    </MenuButton>
  )
}

import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useSourceKind } from './source-kind.ts'

/** TypeScript or JavaScript. It also decides what Copy gives. */
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

export function FullScreenButton({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const texts = useMessages().demo
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () =>
      setFull(
        frame.current !== null &&
          document.fullscreenElement === document.documentElement &&
          frame.current.dataset.full === 'true'
      )
    const leave = () => {
      if (!document.fullscreenElement && frame.current) delete frame.current.dataset.full
      follow()
    }
    document.addEventListener('fullscreenchange', leave)
    return () => document.removeEventListener('fullscreenchange', leave)
  }, [frame])
  // The whole document goes full screen, the block fills it: the library's popups hang on <body> and must stay visible.
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
  const label = full ? texts.leaveFullScreen : texts.fullScreen
  return (
    <button type="button" className="q icon" aria-label={label} title={label} aria-pressed={full} onClick={toggle}>
      <Icon name={full ? 'shrink' : 'expand'} />
    </button>
  )
}

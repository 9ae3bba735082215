import { useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { readStored } from '../storage.ts'
import { Part } from '../ui/part.tsx'

interface Props {
  language: Language
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Who keeps no copy of the site loads nothing of it. */
export function OfflineDoor({ language, isOpen, setOpen }: Props) {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (readStored('copy') === null) return
    const follow = () =>
      void loadKeeper().then(
        ({ followCopy }) => {
          setKept(true)
          return followCopy()
        },
        () => {}
      )
    const { requestIdleCallback: idle = setTimeout } = window
    idle(follow)
  }, [])
  return (
    <>
      {isOpen && (
        <Part load={loadDialog}>
          {OfflineDialog => <OfflineDialog language={language} close={() => setOpen(false)} />}
        </Part>
      )}
      {isKept && !isOpen && (
        <Part load={loadNotice} renderFailed={() => null}>
          {OfflineNotice => <OfflineNotice language={language} open={() => setOpen(true)} />}
        </Part>
      )}
    </>
  )
}

const loadKeeper = () => loadChunk('keeper', () => import('./keeper.ts'))
const loadDialog = async () => (await loadChunk('offline-dialog', () => import('./offline-dialog.tsx'))).OfflineDialog
const loadNotice = async () => (await loadChunk('offline-notice', () => import('./offline-notice.tsx'))).OfflineNotice

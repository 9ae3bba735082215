import { useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { readStored } from '../storage.ts'
import { LazyPart } from '../ui/lazy-part.tsx'

interface Props {
  language: Language
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Loads no offline code unless the reader has saved a copy or opens the dialog. */
export function LazyOffline({ language, isOpen, setOpen }: Props) {
  const [hasCopy, setHasCopy] = useState(false)
  useEffect(() => {
    if (readStored('copy') === null) return
    const update = () =>
      void loadCopyUpdater().then(
        ({ updateCopy }) => {
          setHasCopy(true)
          return updateCopy()
        },
        () => {}
      )
    const { requestIdleCallback: whenIdle = setTimeout } = window
    whenIdle(update)
  }, [])
  return (
    <>
      {isOpen && (
        <LazyPart load={loadDialog}>
          {OfflineDialog => <OfflineDialog language={language} close={() => setOpen(false)} />}
        </LazyPart>
      )}
      {hasCopy && !isOpen && (
        <LazyPart load={loadNotice} renderFailure={() => null}>
          {OfflineNotice => <OfflineNotice language={language} open={() => setOpen(true)} />}
        </LazyPart>
      )}
    </>
  )
}

const loadCopyUpdater = () => loadChunk('copy-updater', () => import('./copy-updater.ts'))
const loadDialog = async () => (await loadChunk('offline-dialog', () => import('./offline-dialog.tsx'))).OfflineDialog
const loadNotice = async () => (await loadChunk('offline-notice', () => import('./offline-notice.tsx'))).OfflineNotice

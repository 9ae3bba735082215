import { useEffect, useRef } from 'react'
import { useMessages } from '../locale/texts.ts'
import { readStored, store } from '../storage.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Shown until it is acknowledged, once. */
export function UpgradeAlert() {
  const { notice } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (readStored('upgradeNotice') !== 'read' && !dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <Dialog ref={dialog} title={notice.upgradeTitle} confirm={notice.acknowledge} onClose={() => store('upgradeNotice', 'read')}>
      {notice.upgradeText}
    </Dialog>
  )
}

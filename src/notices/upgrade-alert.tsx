import { useEffect, useRef } from 'react'
import { useMessages } from '../locale/texts.ts'
import { store } from '../storage.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Shown until it is acknowledged. Escape closes it for this visit. */
export function UpgradeAlert() {
  const { notice } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <Dialog
      ref={dialog}
      title={notice.upgradeTitle}
      confirm={notice.acknowledge}
      onConfirm={() => store('upgradeNotice', 'read')}
    >
      {notice.upgradeText}
    </Dialog>
  )
}

import { useEffect, useRef } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Why the shop of the plugins does not open. Whoever closes it may ask again. */
export function ClosedShop({ close }: { close: () => void }) {
  const { maintenance } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <Dialog ref={dialog} title={maintenance.title} confirm={maintenance.ok} onClose={close}>
      {maintenance.text}
    </Dialog>
  )
}

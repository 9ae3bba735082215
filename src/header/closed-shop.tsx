import { useMessages } from '../locale/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Why the shop of the plugins does not open. Whoever closes it may ask again. */
export function ClosedShop({ close }: { close: () => void }) {
  const { maintenance } = useMessages()
  return (
    <Dialog title={maintenance.title} confirm={maintenance.ok} onClose={close}>
      {maintenance.text}
    </Dialog>
  )
}

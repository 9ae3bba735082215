import { useMessages } from '../locale/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Dialog that explains why the plugin shop does not open. */
export function ClosedShop({ close }: { close: () => void }) {
  const { maintenance } = useMessages()
  return (
    <Dialog title={maintenance.title} confirm={maintenance.ok} onClose={close}>
      {maintenance.text}
    </Dialog>
  )
}

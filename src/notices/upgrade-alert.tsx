import { useMessages } from '../locale/texts.ts'
import { store } from '../storage.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Shown until it is acknowledged. Escape closes it for this visit. */
export function UpgradeAlert() {
  const { notice } = useMessages()
  return (
    <Dialog title={notice.upgradeTitle} confirm={notice.acknowledge} onConfirm={() => store('upgradeNotice', 'read')}>
      {notice.upgradeText}
    </Dialog>
  )
}

import { upgradeCheckAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { store } from '../storage.ts'
import { Dialog } from '../ui/dialog.tsx'

const acknowledge = () => store('upgradeNotice', 'read')

/** Shown on every visit until it is acknowledged; Escape closes it for the current visit only. */
export function UpgradeAlert() {
  const { notice } = useMessages()
  return (
    <Dialog title={notice.upgradeTitle} confirm={notice.acknowledge} onConfirm={acknowledge}>
      {notice.upgradeText}{' '}
      <a
        href={upgradeCheckAddress}
        onClick={event => {
          acknowledge()
          event.currentTarget.closest('dialog')?.close()
        }}
      >
        {notice.canUpgrade}
      </a>
    </Dialog>
  )
}

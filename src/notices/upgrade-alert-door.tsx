import { useEffect, useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { readStored } from '../storage.ts'
import { Part } from '../ui/part.tsx'

/** Who has acknowledged the alert does not load it. One that does not arrive comes with the next visit. */
export function UpgradeAlertDoor() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(readStored('upgradeNotice') !== 'read'), [])
  return (
    isWanted && (
      <Part load={loadAlert} renderFailed={() => null}>
        {UpgradeAlert => <UpgradeAlert />}
      </Part>
    )
  )
}

const loadAlert = async () => (await loadChunk('upgrade-alert', () => import('./upgrade-alert.tsx'))).UpgradeAlert

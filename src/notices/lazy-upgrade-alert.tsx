import { useEffect, useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { readStored } from '../storage.ts'
import { LazyPart } from '../ui/lazy-part.tsx'

/** Loads the alert unless it was acknowledged; if loading fails, the next visit tries again. */
export function LazyUpgradeAlert() {
  const [shouldShow, setShouldShow] = useState(false)
  useEffect(() => setShouldShow(readStored('upgradeNotice') !== 'read'), [])
  return (
    shouldShow && (
      <LazyPart load={loadAlert} renderFailure={() => null}>
        {UpgradeAlert => <UpgradeAlert />}
      </LazyPart>
    )
  )
}

const loadAlert = async () => (await loadChunk('upgrade-alert', () => import('./upgrade-alert.tsx'))).UpgradeAlert

import { useEffect, useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { useCurrentLocation } from '../current-location.ts'
import { readStored } from '../storage.ts'
import { LazyPart } from '../ui/lazy-part.tsx'

/** Path of the page that the alert recommends, which it must not cover. */
const recommendedPath = '/upgrade/check'

/** Loads the alert unless it was acknowledged; if loading fails, the next visit tries again. */
export function LazyUpgradeAlert() {
  const [shouldShow, setShouldShow] = useState(false)
  const { path } = useCurrentLocation()
  useEffect(() => {
    if (path !== recommendedPath && readStored('upgradeNotice') !== 'read') setShouldShow(true)
  }, [path])
  return (
    shouldShow && (
      <LazyPart load={loadAlert} renderFailure={() => null}>
        {UpgradeAlert => <UpgradeAlert />}
      </LazyPart>
    )
  )
}

const loadAlert = async () => (await loadChunk('upgrade-alert', () => import('./upgrade-alert.tsx'))).UpgradeAlert

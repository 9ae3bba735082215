import { useState } from 'react'
import { facts } from 'virtual:facts'
import { loadChunk } from '../chunk-error.ts'
import { readStored, store } from '../storage.ts'
import { LazyPart } from '../ui/lazy-part.tsx'
import { findNewVersion } from '../versions/find-new-version.ts'
import { useSiteData } from '../versions/site-data.ts'

/** Shows a notice about a 3.8 release newer than the one the demos run; a dismissal counts for that release only. */
export function LazyNewVersionNotice() {
  const { versionsResponse } = useSiteData()
  const [dismissed, setDismissed] = useState(() => readStored('newVersion'))
  const version = findNewVersion(versionsResponse, facts.library, dismissed)
  if (!version) return null
  const dismiss = () => {
    store('newVersion', version)
    setDismissed(version)
  }
  return (
    <LazyPart load={loadNotice} renderFailure={() => null}>
      {NewVersionNotice => <NewVersionNotice version={version} dismiss={dismiss} />}
    </LazyPart>
  )
}

const loadNotice = async () =>
  (await loadChunk('new-version-notice', () => import('./new-version-notice.tsx'))).NewVersionNotice

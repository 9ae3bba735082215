import { useState } from 'react'
import { facts } from 'virtual:facts'
import { loadChunk } from '../chunk-error.ts'
import { readStored, store } from '../storage.ts'
import { Part } from '../ui/part.tsx'
import { newVersion } from '../versions/new-version.ts'
import { useSiteData } from '../versions/site-data.ts'

/** A newer 3.8 than the demos run. Dismissed for that version, it comes again with the next. */
export function NewVersionDoor() {
  const { answer } = useSiteData()
  const [dismissed, setDismissed] = useState(() => readStored('newVersion'))
  const version = newVersion(answer, facts.library, dismissed)
  if (!version) return null
  const dismiss = () => {
    store('newVersion', version)
    setDismissed(version)
  }
  return (
    <Part load={loadNotice} renderFailed={() => null}>
      {NewVersionNotice => <NewVersionNotice version={version} dismiss={dismiss} />}
    </Part>
  )
}

const loadNotice = async () =>
  (await loadChunk('new-version-notice', () => import('./new-version-notice.tsx'))).NewVersionNotice

import { useEffect, useState } from 'react'
import { useTexts } from '../locale/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import styles from './prose.module.css'
import type { LoadedReference } from './reference.tsx'

/** The space of a component's table in a page; program and rows are fetched beside the page's text. */
export function ReferenceSpace({ of }: { of: string }) {
  return (
    <div className={styles.reference}>
      <Boundary>
        <Loaded of={of} />
      </Boundary>
    </div>
  )
}

/** Not `lazy`: React would hold the rows back for 300 ms after it has drawn an empty space. */
function Loaded({ of }: { of: string }) {
  const { language } = useTexts()
  const [loaded, setLoaded] = useState<LoadedReference>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let live = true
    import('./reference.tsx')
      .then(({ loadReference }) => loadReference(of, language))
      .then(
        next => live && setLoaded(next),
        reason => live && setError(reason)
      )
    return () => {
      live = false
    }
  }, [of, language])
  if (error !== undefined) throw error
  // While another language arrives, the rows of the one before stay: the reader keeps their place.
  return loaded?.subject.name === of ? <loaded.Table subject={loaded.subject} base={loaded.base} language={loaded.language} /> : <div className={styles.widgetSpace} />
}

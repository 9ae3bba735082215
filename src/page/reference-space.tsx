import { loadChunk } from '../chunk-error.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { ChunkFailure } from '../ui/chunk-failure.tsx'

/** Fills the space of a component's table in a page; program and rows are fetched beside the page's text. */
export function ReferenceSpace({ of }: { of: string }) {
  return (
    <Boundary>
      <Loaded of={of} />
    </Boundary>
  )
}

function Loaded({ of }: { of: string }) {
  const { language } = useTexts()
  const { chunk } = useMessages()
  const {
    latest: loaded,
    error,
    retry
  } = useLoaded(`${of} ${language}`, async () =>
    (await loadChunk('reference', () => import('./reference.tsx'))).loadReference(of, language)
  )
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  // While another language arrives, the rows of the one before stay: the reader keeps their place.
  return (
    loaded?.subject.name === of && (
      <loaded.Table subject={loaded.subject} base={loaded.base} language={loaded.language} />
    )
  )
}

import { startTransition } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { Boundary } from '../ui/boundary.tsx'
import { ChunkFailure } from '../ui/chunk-failure.tsx'

/** Fills the space of a component's table in a page; its code and its rows load in parallel with the text of the page. */
export function ReferenceSpace({ of }: { of: string }) {
  return (
    <Boundary>
      <LoadedTable of={of} />
    </Boundary>
  )
}

function LoadedTable({ of }: { of: string }) {
  const { language } = useTexts()
  const { chunk } = useMessages()
  const {
    latest: loaded,
    error,
    retry
  } = useLoaded(
    `${of} ${language}`,
    async () => (await loadChunk('reference', () => import('./reference.tsx'))).loadReference(of, language),
    { applyUpdate: startTransition }
  )
  if (error !== undefined) return <ChunkFailure title={chunk.partTitle} error={error} retry={retry} />
  // While another language loads, the previous rows stay and with them the scroll position.
  return (
    loaded?.subject.name === of && (
      <loaded.Table subject={loaded.subject} base={loaded.base} language={loaded.language} />
    )
  )
}

import type { ReactNode } from 'react'
import { Component } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Failure } from './failure.tsx'

interface Props {
  children: ReactNode
}

/** Replaces a part that throws while rendering by a card; the rest of the page keeps working. */
export class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <FailureCard error={this.state.error} />
  }
}

/** The browser caches a failed import, so only a reload tries again. */
function FailureCard({ error }: { error: unknown }) {
  const { chunk } = useMessages()
  return (
    <Failure
      title={chunk.partTitle}
      remedy={chunk.partRemedy}
      error={error}
      action={chunk.reload}
      onAction={() => location.reload()}
    />
  )
}

import type { ReactNode } from 'react'
import { Component } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Failure } from './failure.tsx'

interface Props {
  children: ReactNode
}

/** A part that fails, while it loads or later, shows a card in its place; the page around it goes on. */
export class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Failed error={this.state.error} />
  }
}

/** A failed import is remembered by the browser, so only a reload tries again. */
function Failed({ error }: { error: unknown }) {
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

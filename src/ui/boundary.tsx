import type { ReactNode } from 'react'
import { Component } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Icon } from './icon.tsx'
import { sentence } from './sentence.ts'

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
    <div className="oops" role="alert">
      <Icon name="warning" />
      <div>
        <b>{chunk.partTitle}</b>
        <p>{chunk.partRemedy}</p>
        <code>{sentence(error)}</code>
      </div>
      <button type="button" className="btn" onClick={() => location.reload()}>
        {chunk.reload}
      </button>
    </div>
  )
}

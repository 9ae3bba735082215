import type { ComponentType, RefObject } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import { ChunkError } from '../chunk-error.ts'
import type { DemoEditorProps } from './demo-editor-props.ts'
import { fetchSource } from './source-text.ts'

/** The editor is large: it is loaded when a reader wants to change something. */
export type LoadEditor = () => Promise<ComponentType<DemoEditorProps>>

/** What the bar of a demo needs to start its editor. */
export interface Editing {
  button: RefObject<HTMLButtonElement | null>
  start: () => void
  busy: boolean
}

interface EditorState {
  /** The demo that is edited: in a frame of several views the others are shown as they are. */
  id?: string
  busy: boolean
  Editor?: ComponentType<DemoEditorProps>
  /** Why it did not arrive. */
  error?: unknown
}

const closed: EditorState = { busy: false }

export function useDemoEditor(demo: Demo | undefined, kind: SourceKind, loadEditor: LoadEditor) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState(closed)
  const { busy, Editor, error } = state.id === demo?.id ? state : closed
  const start = async () => {
    if (!demo) return
    const { id, files } = demo
    setState({ id, busy: true })
    try {
      // The text too, so that the editor has something to show when it comes.
      const [Editor] = await Promise.all([loadEditor(), ...files.map(file => fetchSource(file, kind))])
      setState({ id, busy: false, Editor })
    } catch (reason) {
      if (reason instanceof ChunkError) reason.isStuck = error !== undefined
      setState({ id, busy: false, error: reason })
    }
  }
  const close = () => {
    flushSync(() => setState(closed))
    button.current?.focus()
  }
  return { Editor, error, close, editing: { button, start, busy } satisfies Editing }
}

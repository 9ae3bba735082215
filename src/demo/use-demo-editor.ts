import type { ComponentType, RefObject } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import { ChunkError } from '../chunk-error.ts'
import type { DemoEditorProps } from './demo-editor-props.ts'
import { fetchSource } from './fetch-source.ts'

/** Loads the editor when the reader starts to edit, because it is large. */
export type LoadEditor = () => Promise<ComponentType<DemoEditorProps>>

/** The state and the actions that the bar of a demo needs to start its editor. */
export interface Editing {
  button: RefObject<HTMLButtonElement | null>
  /** Button of the menu that has the action while the bar is too narrow for its button. */
  menu: RefObject<HTMLButtonElement | null>
  start: () => void
  busy: boolean
}

interface EditorState {
  /** Id of the edited demo; the other views of a group are shown as usual. */
  id?: string
  busy: boolean
  Editor?: ComponentType<DemoEditorProps>
  /** Error of the editor or the source that failed to load. */
  error?: unknown
}

const closedState: EditorState = { busy: false }

export function useDemoEditor(demo: Demo | undefined, kind: SourceKind, loadEditor: LoadEditor) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState(closedState)
  const { busy, Editor, error } = state.id === demo?.id ? state : closedState
  const start = async () => {
    if (!demo) return
    const { id, files } = demo
    setState({ id, busy: true })
    try {
      // The source loads in parallel, so that the editor can show it at once.
      const [Editor] = await Promise.all([loadEditor(), ...files.map(file => fetchSource(file, kind))])
      setState({ id, busy: false, Editor })
    } catch (reason) {
      if (reason instanceof ChunkError) reason.isStuck = error !== undefined
      setState({ id, busy: false, error: reason })
    }
  }
  const close = () => {
    flushSync(() => setState(closedState))
    const visibleButton = button.current?.checkVisibility() ? button.current : menu.current
    visibleButton?.focus()
  }
  return { Editor, error, close, editing: { button, menu, start, busy } satisfies Editing }
}

import type { RefObject } from 'react'
import type { Demo } from '../../shared/demo.ts'

/** What takes the place of a demo while a reader changes it. */
export interface DemoEditorProps {
  demo: Demo
  title: string
  /** The block: it can fill the screen. */
  frame: RefObject<HTMLElement | null>
  onClose: () => void
}

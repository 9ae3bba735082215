import type { RefObject } from 'react'
import type { Demo } from '../../shared/demo.ts'
import type { DemoKnobs } from './knobs/use-knobs.ts'

/** Props of the editor that replaces a demo while the reader edits it. */
export interface DemoEditorProps {
  demo: Demo
  title: string
  /** The block of the demo, which can go full screen. */
  frame: RefObject<HTMLElement | null>
  knobs?: DemoKnobs | undefined
  onClose: () => void
}

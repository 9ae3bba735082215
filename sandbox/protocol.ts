import type { Language } from '../shared/locale.ts'
import type { ProjectError } from '../shared/project.ts'
import type { ScrollPosition } from './synchronize-scroll.ts'

/** Message that the page posts to the frame's window once, with two ports. All other messages use a port. */
export interface Handshake {
  type: 'vxe-docs:sandbox'
  /** Program and style sheet of the frame. A frame without an origin has no cache and would load them each time. */
  script: string
  style: string
}

/** Runs a project. A frame runs only one; the next project gets a new frame. */
export interface RunMessage {
  type: 'run'
  /** Number of the run. Messages of an older run are dropped. */
  run: number
  /** Bodies of CommonJS functions in evaluation order. */
  modules: { name: string; code: string }[]
  /** Names of the modules with the component and with its check. */
  entry: string
  check?: string
  styles: string[]
}

export type MessageToFrame =
  | RunMessage
  | { type: 'look'; dark: boolean; language: Language }
  | { type: 'ping'; ping: number }
  /** Starts the reports of scroll positions, because another frame scrolls along. */
  | { type: 'follow' }
  | ({ type: 'scroll' } & ScrollPosition)

export type MessageFromFrame =
  | { type: 'ready' }
  | { type: 'rendered'; run: number }
  /** The component was not rendered. An error message gives the reason. */
  | { type: 'failed'; run: number }
  | { type: 'error'; run: number; error: ProjectError }
  | { type: 'console'; run: number; level: ConsoleLevel; parts: PrintedValue[] }
  | { type: 'expectation'; run: number; words: string; passed: boolean; values: PrintedValue[] }
  /** The check has ended, because the release cannot answer it if there is a reason. */
  | { type: 'checked'; run: number; reason?: string }
  | { type: 'height'; height: number }
  | ({ type: 'scroll' } & ScrollPosition)
  | { type: 'pong'; ping: number }

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug'

/** A value in displayable form. Objects are cut at a maximum depth and number of keys. */
export type PrintedValue =
  | { kind: 'text'; text: string }
  | { kind: 'value'; text: string }
  | { kind: 'object'; label: string; entries: [key: string, value: PrintedValue][]; more: number }

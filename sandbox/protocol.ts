import type { Language } from '../shared/locale.ts'
import type { ProjectError } from '../shared/project.ts'
import type { ScrollPlace } from './scroll.ts'

/** What the page posts to the frame's window once, with a port; everything else goes over that port. */
export interface Handshake {
  type: 'vxe-docs:sandbox'
  /** The frame's program and sheet. A frame without an origin has no cache: it would load them again each time. */
  script: string
  style: string
}

/** The only words that the page and the sandboxed frame exchange. A frame runs one project; the next gets a new frame. */
export interface RunMessage {
  type: 'run'
  /** Answers to an older run are dropped. */
  run: number
  /** In the order in which they may be evaluated; the last one is the entry. Bodies of CommonJS functions. */
  modules: { name: string; code: string }[]
  styles: string[]
}

export type ToFrame =
  | RunMessage
  | { type: 'look'; dark: boolean; language: Language }
  | { type: 'ping'; ping: number }
  /** Another frame beside it scrolls with it. */
  | { type: 'follow' }
  | ({ type: 'scroll' } & ScrollPlace)

export type FromFrame =
  | { type: 'ready' }
  | { type: 'rendered'; run: number }
  /** It was not shown; an error says why. */
  | { type: 'failed'; run: number }
  | { type: 'error'; run: number; error: ProjectError }
  | { type: 'console'; run: number; level: ConsoleLevel; parts: Printed[] }
  | { type: 'height'; height: number }
  | ({ type: 'scroll' } & ScrollPlace)
  | { type: 'pong'; ping: number }

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug'

/** A value as it can be shown: never the value itself. Objects are cut at a depth and a number of keys. */
export type Printed =
  | { kind: 'text'; text: string }
  | { kind: 'value'; text: string }
  | { kind: 'object'; label: string; entries: [key: string, value: Printed][]; more: number }

import type { CopyPart } from './copied-source.ts'
import type { DemoPart } from './demo-parts.ts'
import type { Knob } from './knobs.ts'

/** Data of a demo that its block renders. */
export interface Demo {
  /** Path below `content/` without the file extension: `table/base/sort/sort-by-header`. */
  id: string
  /** File name without the extension; the demo's anchor is `demo-<name>`. */
  name: string
  /** Position on the page, from 1. */
  number: number
  /** Height of the running demo in pixels, reserved until it is mounted. */
  height: number
  /** Texts to find in the source: lines that contain one of them are marked. */
  marks: string[]
  /** Paths of the library members that the demo demonstrates. */
  members: string[]
  /** Props with a control below the demo; no two demos of a page have the same. */
  knobs?: Knob[]
  /** Parts of the component that the demo explains. */
  parts?: DemoPart[]
  /** Files that the panel shows and copies: first the demo, then its imports. */
  files: DemoFile[]
  /** Address of the compiled Vue component, below the site's base. */
  module: string
  /** Modules that it imports, fetched in parallel with it. */
  imports: string[]
}

export interface DemoFile {
  /** Label of its tab: `sort-by-header.vue`, `_shared/people.ts`. */
  label: string
  /** Address below `example/js/` and `example/ts/`, which serve the file separately. */
  path: string
  /** Address of the pack that holds its sources, below the site's base. */
  sources: string
}

export type SourceKind = 'ts' | 'js'

/** Sources of a page's demos in one language, by file path. */
export type SourcePack = Record<string, Record<SourceKind, TokenizedSource>>

export interface TokenizedSource {
  code: string
  /** Encoded tokens of the code; without them it is plain. */
  tokens: string
  /** The text that is copied, if it differs from the code: the imported files are in it. */
  copy?: CopyPart[]
  /** Paths of the files that the parts refer to, the demo first. */
  copyFrom?: string[]
  /** Packages that the copied text needs beside Vue and the library, as `npm install` reads them. */
  install?: string
}

/** Address of one file of a demo, relative to the site's base: `example/js/table/base/sort/sort-by-header.vue`. */
export const getExampleAddress = (file: Pick<DemoFile, 'path'>, kind: SourceKind): string =>
  `example/${kind}/${file.path}`

/** Returns the label of a tab, with `.js` for a `.ts` file when the JavaScript is shown. */
export const getFileLabel = (file: Pick<DemoFile, 'label'>, kind: SourceKind): string =>
  kind === 'js' ? file.label.replace(/\.ts$/, '.js') : file.label

export const getDemoAnchor = (name: string): string => `demo-${name}`

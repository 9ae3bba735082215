/** A demo as its block sees it. */
export interface Demo {
  /** Path below `content/` without the ending: `table/base/sort/sort-by-header`. */
  id: string
  /** File name without the ending; the demo's anchor is `demo-<name>`. */
  name: string
  /** Position on the page, from 1. */
  number: number
  /** Height of the running demo in pixels, kept free until it is mounted. */
  height: number
  /** Lines that contain one of these texts are marked in the source. */
  marks: string[]
  /** Paths of the library's members that make this demo what it is. */
  members: string[]
  /** What the panel shows and copies. The first file is the demo, the others are what it imports. */
  files: DemoFile[]
  /** Loads the compiled Vue component. Never called on the server or before the demo comes near the window. */
  load: () => Promise<{ default: unknown }>
}

export interface DemoFile {
  /** As a tab shows it: `sort-by-header.vue`, `_shared/people.ts`. */
  label: string
  /** Address below `example/js/` and `example/ts/`. */
  path: string
}

export type SourceKind = 'ts' | 'js'

/** Address of what a source tab shows, relative to the site's base: `example/js/table/base/sort/sort-by-header.vue`. */
export const exampleAddress = (file: DemoFile, kind: SourceKind): string => `example/${kind}/${file.path}`

/** A `.ts` file reads as `.js` when the JavaScript is shown. */
export const fileLabel = (file: DemoFile, kind: SourceKind): string => (kind === 'js' ? file.label.replace(/\.ts$/, '.js') : file.label)

export const demoAnchor = (name: string): string => `demo-${name}`

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
  /** Address of the compiled Vue component, below the site's base. */
  module: string
  /** What it imports, fetched beside it. */
  imports: string[]
}

export interface DemoFile {
  /** As a tab shows it: `sort-by-header.vue`, `_shared/people.ts`. */
  label: string
  /** Address below `example/js/` and `example/ts/`, where the file stands by itself. */
  path: string
  /** Address of the pack that holds its sources, below the site's base. */
  sources: string
}

export type SourceKind = 'ts' | 'js'

/** The sources of a page's demos in one language: text and colours of each file, by its path. */
export type SourcePack = Record<string, Record<SourceKind, SourceText>>

export interface SourceText {
  code: string
  /** Colours of the code; missing ones leave it plain. */
  tokens: string
}

/** Address of one file of a demo, relative to the site's base: `example/js/table/base/sort/sort-by-header.vue`. */
export const exampleAddress = (file: Pick<DemoFile, 'path'>, kind: SourceKind): string => `example/${kind}/${file.path}`

/** A `.ts` file reads as `.js` when the JavaScript is shown. */
export const fileLabel = (file: Pick<DemoFile, 'label'>, kind: SourceKind): string =>
  kind === 'js' ? file.label.replace(/\.ts$/, '.js') : file.label

export const demoAnchor = (name: string): string => `demo-${name}`

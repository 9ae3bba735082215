import type { Language } from '../shared/locale.ts'
import type { Option } from './follow/usage.ts'

export type Sentence = Record<Language, string>

/** `mechanical`: the change is right wherever it can be made. `look`: likely, read it. `decide`: nobody but you knows. */
export type Certainty = 'mechanical' | 'look' | 'decide'

/** `today`: it works in 3.8 already. `swap`: together with the new packages. `after`: when these are in place. */
export type When = 'today' | 'swap' | 'after'

/** What happens to one of the library's names, and what to do about it. */
export interface Rule {
  id: string
  find: Find
  /** The first version of `vxe-table` it is true of, or of the package it names. */
  since: string
  of?: 'vxe-pc-ui'
  /** The first version it is no longer true of. */
  until?: string
  /** 3.8 warns of it already: true whatever the target. */
  isWarned?: boolean
  becomes?: Change
  certainty: Certainty
  when: When
  sentence: Sentence
  /** Address of the page that explains it. */
  page: string
}

export type Find =
  /** A prop, `table.contextMenu`, or an option of a config object, `table.tooltipConfig.enabled`. */
  | { kind: 'option'; path: string; also?: readonly string[]; test?: (option: Option) => boolean }
  | { kind: 'event'; of: string; name: string }
  | { kind: 'slot'; of: string; name: string }
  | { kind: 'method'; of: string; name: string }
  /** A function of the library, `setup`. */
  | { kind: 'call'; path: string }
  | { kind: 'interceptor'; name: string }
  /** A default that changed, where the code counts on it. */
  | { kind: 'default'; path: string; was: string; uses: readonly Use[] }
  /** Names imported from `vxe-table`. */
  | { kind: 'import'; names: readonly string[]; from?: 'vxe-pc-ui' }
  /** Types imported from `vxe-table`, each with what it becomes. */
  | { kind: 'type'; names: Readonly<Record<string, string>> }
  /** The entry file: `Vue.use(VXETable)`, or the style beside it. */
  | { kind: 'entry'; part: 'component' | 'style' | 'plugin' }
  /** A code that the library hands on: `code === '_init'`, `commitProxy('_init')`. */
  | { kind: 'code'; value: string; of: string }
  /** `setConfig({ icon })` */
  | { kind: 'icons' }
  /** Sass and CSS variables by the name behind the prefix. */
  | { kind: 'variable'; names?: readonly string[]; except?: readonly string[] }
  /** Sheets of the library that a style sheet imports. */
  | { kind: 'sheet'; part: 'style' | 'variables' | 'source' }
  /** Files of the library that a page loads with tags. */
  | { kind: 'tag' }
  | { kind: 'class'; names: Readonly<Record<string, string>> }
  | { kind: 'package'; name: string; part: 'range' | 'missing' | 'plugin' | 'browsers' | 'lock' }
  | { kind: 'unfollowed'; what: 'spread' | 'option' | 'method' | 'listeners' | 'event' | 'language' }

/** What a default matters to. */
export type Use =
  | { option: string; test?: (option: Option) => boolean }
  | { element: string; without: readonly string[] }

export type Change =
  /** Another name in the same place. */
  | { kind: 'rename'; to: string }
  /** An option of a config object of the same component: `rowConfig.keyField`. */
  | { kind: 'move'; to: string }
  /** One more option beside it. */
  | { kind: 'add'; name: string; value: string }
  /** One more prop of the component, or one more option of its config object: `expandConfig.mode`. */
  | { kind: 'set'; to: string; value: string; isUnsure?: (option: Option, text: string) => boolean }
  /** The same value under one more name. */
  | { kind: 'copy'; to: string }
  /** `custom={…}` -> `custom` and `custom-options={…}` */
  | { kind: 'split'; to: string }
  | { kind: 'remove' }
  /** More names of the same package, imported and registered beside it. */
  | { kind: 'register'; names: readonly string[] }
  /** A callback that becomes a member of an object; `each` of those in an object. */
  | { kind: 'wrap'; name: string; each?: true }
  /** Arguments that become members of one object. */
  | { kind: 'gather'; names: readonly string[] }
  /** One more argument of a call that has a single one. */
  | { kind: 'argument'; value: string }
  /** Another text in the same string. */
  | { kind: 'value'; to: string }
  /** Another component: its tag, or its name in a renderer. */
  | { kind: 'element'; to: string; types: readonly string[]; without: Without; isWithoutOption?: true }
  /** No edit: what to write instead. */
  | { kind: 'text'; to: string }

/** What the other component lacks, or does in another way. */
export interface Without {
  props: readonly string[]
  /** Of these only, the other component fires the same with the same parameters. */
  events: readonly string[]
  /** Events that it never fires, or at another time. */
  lost?: readonly string[]
  /** Where it is likely to be right, no more. */
  test?: (option: Option) => boolean
}

import type { Language } from '../shared/locale.ts'
import type { OptionUse } from '../usage/follow/usage.ts'
import type { Node } from '../usage/read/syntax.ts'

export type Sentence = Record<Language, string>

/**
 * `mechanical`: correct wherever it can be applied. `look`: likely correct, needs a review. `decide`: needs a decision.
 * The values are part of the JSON report.
 */
export type Certainty = 'mechanical' | 'look' | 'decide'

/**
 * `today`: before the upgrade, as it works in 3.8 already. `swap`: together with the new packages. `after`: after the
 * upgrade. The values are part of the JSON and SARIF reports.
 */
export type When = 'today' | 'swap' | 'after'

/** Change of one of the library's names, with its replacement or advice. */
export interface Rule {
  id: string
  find: RulePattern
  /** First version of `vxe-table`, or of the package in `of`, that the rule applies to. */
  since: string
  of?: 'vxe-pc-ui'
  /** First version that the rule no longer applies to. */
  until?: string
  /** True if 3.8 already warns, so that the rule applies for every target. */
  isWarned?: boolean
  becomes?: RuleChange
  certainty: Certainty
  when: When
  sentence: Sentence
  /** Address of the page that explains it. */
  page: string
}

export type RulePattern =
  /** A prop, `table.contextMenu`, or an option of a config object, `table.tooltipConfig.enabled`. */
  | { kind: 'option'; path: string; also?: readonly string[]; test?: (option: OptionUse) => boolean }
  | { kind: 'event'; of: string; name: string }
  | { kind: 'slot'; of: string; name: string }
  | { kind: 'method'; of: string; name: string }
  /** A function of the library, `setup`. */
  | { kind: 'call'; path: string }
  | { kind: 'interceptor'; name: string }
  /** A changed default that the code relies on. */
  | { kind: 'default'; path: string; oldValue: string; uses: readonly DefaultUse[] }
  /** Names imported from `vxe-table`. */
  | { kind: 'import'; names: readonly string[]; from?: 'vxe-pc-ui' }
  /** Names imported from `vxe-table` and used as a value, which are neither in the list nor in another rule. */
  | { kind: 'unknown-import'; names: readonly string[] }
  /** Types imported from `vxe-table`, each with its new name. */
  | { kind: 'type'; names: Readonly<Record<string, string>> }
  /** The entry file: `Vue.use(VXETable)`, or the style beside it. */
  | { kind: 'entry'; part: 'component' | 'style' | 'plugin' }
  /** A code that the library passes on: `code === '_init'`, `commitProxy('_init')`. */
  | { kind: 'code'; value: string; of: string }
  /** `setConfig({ icon })` */
  | { kind: 'icons' }
  /** Sass and CSS variables by the name after the prefix. */
  | { kind: 'variable'; names: readonly string[] }
  /** Sheets of the library that a style sheet imports. */
  | { kind: 'sheet'; part: 'style' | 'variables' | 'source' }
  /** Files of the library that a page loads with tags. */
  | { kind: 'tag' }
  | { kind: 'class'; names: Readonly<Record<string, string>> }
  /** Functions of xe-utils with other results from the version `before` on; `test` gets the arguments of a call. */
  | { kind: 'utility'; names: readonly string[]; before: string; test?: (callArguments: readonly Node[]) => boolean }
  | { kind: 'package'; name: string; part: 'range' | 'missing' | 'entry' | 'plugin' | 'browsers' | 'lock' }
  | { kind: 'unfollowed'; construct: 'spread' | 'option' | 'method' | 'listeners' | 'event' | 'language' }

/** Code that a default matters to. */
export type DefaultUse =
  | { option: string; test?: (option: OptionUse) => boolean }
  | { element: string; without: readonly string[] }

export type RuleChange =
  /** Another name in the same position. */
  | { kind: 'rename'; to: string }
  /** An option of a config object of the same component: `rowConfig.keyField`. */
  | { kind: 'move'; to: string }
  /** One more option beside it. */
  | { kind: 'add'; name: string; value: string }
  /** One more prop of the component, or one more option of its config object: `expandConfig.mode`. */
  | { kind: 'set'; to: string; value: string; isUnsure?: (option: OptionUse, text: string) => boolean }
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
  /** Another text in the same string. Code that compares a name would not match its new text. */
  | { kind: 'value'; to: string; isName?: true }
  /** Another component: its tag, or its name in a renderer. */
  | { kind: 'element'; to: string; types: readonly string[]; without: MissingFeatures; isWithoutOption?: true }
  /** No edit; names the replacement instead. */
  | { kind: 'text'; to: string }

/** Features that the other component lacks or implements differently. */
export interface MissingFeatures {
  props: readonly string[]
  /** Events that the other component fires in the same way with the same parameters. */
  events: readonly string[]
  /** Events that it never fires, or at another time. */
  unfiredEvents?: readonly string[]
  /** True if the change needs a review. */
  test?: (option: OptionUse) => boolean
}

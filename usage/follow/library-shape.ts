/**
 * Knowledge of a reader of code about the members of the library. The upgrade takes it from its rules, the reference
 * from the facts of one version.
 */
export interface LibraryShape {
  /** Returns the path of an option by the path of its object: `table.rowConfig` and `height` -> `table.rowConfig.height`. */
  pathOf: (owner: string, name: string) => string
  /** Returns how the value of an option holds options: those of `grid.columns` are props of a column. */
  holdingOf: (path: string) => Holding
  /** True for the path of an object with options that matter. */
  isReadPath: (path: string) => boolean
  /** Returns the paths of the objects that a method of a component takes as arguments, by their position. */
  argumentsOf: (component: string, method: string) => readonly (string | undefined)[]
  /** Returns the objects that a function of the library takes as arguments, by their position: `['modal', 'open']`. */
  callArgumentsOf: (path: readonly string[]) => readonly (CallArgument | undefined)[]
  /** Returns the component of an instance by the name of a parameter that the library passes on: `$table`. */
  componentOfParameter: (name: string) => string | undefined
  /** True if every expression of a template is read for calls, which takes most of the time; false for likely ones. */
  readsAllExpressions: boolean
  /** True for names of methods that no other library has. */
  isUniqueName: (name: string) => boolean
  /** True for names of options that a rule changes. */
  isChangedName: (name: string) => boolean
}

export interface Holding {
  /** Path of the objects with options. */
  path: string
  /** The value itself, each element of a list at any depth, or each value of a dictionary. */
  holds: 'object' | 'elements' | 'values'
}

export interface CallArgument extends Holding {
  /** True if the options are those of all components. */
  isGlobal?: boolean
  /** True if the argument may be a text instead. */
  isOptional?: boolean
}

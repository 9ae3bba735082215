import { componentOfOption } from '../../usage/follow/components.ts'
import type { CallArgument, LibraryShape } from '../../usage/follow/library-shape.ts'
import { toCamelCase } from '../../shared/api.ts'
import type { Rule } from '../rule.ts'
import { getChangedNames, getReadPaths } from './read-paths.ts'
import { uniqueMethodNames } from './unresolved-findings.ts'

/** Methods that take a config object of the table. */
const configByMethod: Readonly<Record<string, string>> = {
  exportData: 'table.exportConfig',
  openExport: 'table.exportConfig',
  importData: 'table.importConfig',
  openImport: 'table.importConfig',
  print: 'table.printConfig',
  openPrint: 'table.printConfig'
}

const settings: CallArgument = { path: 'config', holds: 'object', isGlobal: true }
const modal: CallArgument = { path: 'modal', holds: 'object' }
const modalOrText: CallArgument = { ...modal, isOptional: true }

const callArguments: Readonly<Record<string, readonly (CallArgument | undefined)[]>> = {
  setConfig: [settings],
  setup: [settings],
  config: [settings],
  setIcon: [{ ...settings, path: 'icon' }],
  modal: [modal],
  'modal.open': [modal],
  'modal.alert': [modalOrText],
  'modal.confirm': [modalOrText],
  'modal.message': [modalOrText],
  'renderer.add': [undefined, { path: 'renderer', holds: 'object' }],
  'renderer.mixin': [{ path: 'renderer', holds: 'values' }]
}

/** These parameter names are the library's only. */
const instanceParameters = new Set(['$table', '$grid', '$panel'])

/** Returns the knowledge about the library that the rules need. */
export function createRuleShape(rules: readonly Rule[]): LibraryShape {
  const uniqueMethods = uniqueMethodNames(rules)
  const readPaths = getReadPaths(rules)
  const changedNames = getChangedNames(rules)
  return {
    pathOf: (owner, name) => `${owner}.${toCamelCase(name)}`,
    holdingOf(path) {
      // In `setConfig`, an option has the name of its component.
      const component = componentOfOption(path) ?? /^config\.(\w+)$/.exec(path)?.[1]
      return component === undefined ? { path, holds: 'object' } : { path: component, holds: 'elements' }
    },
    isReadPath: path => readPaths.has(path),
    argumentsOf: (component, method) =>
      /^(?:table|grid)$/.test(component) && Object.hasOwn(configByMethod, method) ? [configByMethod[method]] : [],
    callArgumentsOf(path) {
      const name = path.slice(0, 2).join('.')
      return Object.hasOwn(callArguments, name) ? callArguments[name]! : []
    },
    componentOfParameter: name => (instanceParameters.has(name) ? name.slice(1) : undefined),
    readsAllExpressions: false,
    isUniqueName: name => uniqueMethods.has(name),
    isChangedName: name => changedNames.has(name)
  }
}

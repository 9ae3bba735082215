import type { RunMessage } from './protocol.ts'

/** Source URL of a module's code, as it appears in stack traces. */
export const createSourceUrl = (name: string): string => `playground/${name}`

type ModuleFunction = (
  module: { exports: CommonJsExports },
  exports: CommonJsExports,
  require: (name: string) => unknown
) => void
type CommonJsExports = Record<string, unknown>

/** Evaluates the modules in order and returns their exports by name. */
export function evaluateModules(
  modules: RunMessage['modules'],
  packages: Record<string, unknown>
): (name: string) => CommonJsExports {
  const exportsByName = new Map<string, unknown>(Object.entries(packages))
  for (const { name, code } of modules) {
    const module = { exports: {} as CommonJsExports }
    createModuleFunction(name, code)(module, module.exports, specifier => exportsByName.get(specifier))
    exportsByName.set(name, module.exports)
  }
  return name => (exportsByName.get(name) ?? {}) as CommonJsExports
}

function createModuleFunction(name: string, code: string): ModuleFunction {
  try {
    // oxlint-disable-next-line no-new-func -- this frame exists to run a reader's code
    return new Function(
      'module',
      'exports',
      'require',
      `${code}\n//# sourceURL=${createSourceUrl(name)}`
    ) as ModuleFunction
  } catch (error) {
    moduleNamesBySyntaxError.set(error as SyntaxError, name)
    throw error
  }
}

/** Module names by syntax error. Such an error has no stack that names the module. */
export const moduleNamesBySyntaxError = new WeakMap<Error, string>()

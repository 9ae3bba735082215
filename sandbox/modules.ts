import type { RunMessage } from './protocol.ts'

/** The name under which a module's code is known to the engine, and so to its stacks. */
export const sourceAddress = (name: string): string => `playground/${name}`

type ModuleFunction = (module: { exports: Exports }, exports: Exports, require: (name: string) => unknown) => void
type Exports = Record<string, unknown>

/** Evaluates the modules in their order and gives the exports of the last one, the entry. */
export function evaluate(modules: RunMessage['modules'], packages: Record<string, unknown>): Exports {
  const known = new Map<string, unknown>(Object.entries(packages))
  let last: Exports = {}
  for (const { name, code } of modules) {
    const module = { exports: {} as Exports }
    moduleFunction(name, code)(module, module.exports, asked => known.get(asked))
    known.set(name, module.exports)
    last = module.exports
  }
  return last
}

function moduleFunction(name: string, code: string): ModuleFunction {
  try {
    // oxlint-disable-next-line no-new-func -- running a reader's code is what this frame is for
    return new Function(
      'module',
      'exports',
      'require',
      `${code}\n//# sourceURL=${sourceAddress(name)}`
    ) as ModuleFunction
  } catch (error) {
    unreadable.set(error as SyntaxError, name)
    throw error
  }
}

/** Errors of code that is no JavaScript. They have no stack of their own; only the module's name is known here. */
export const unreadable = new WeakMap<Error, string>()

import type { Exports, ModuleBody } from '../shared/portable-copy.ts'

interface Module {
  name: string
  parts: readonly string[]
  body: ModuleBody
  exports: Exports
  hasRun: boolean
  /** Until it has run to its end. */
  running?: Promise<void>
  failure?: { error: unknown }
}

export interface Modules {
  add: (name: string, parts: readonly string[], body: ModuleBody) => void
  /** What a module exports, as soon as it and all that it imports are there and have run. */
  load: (name: string) => Promise<Exports>
}

export interface ModuleNeeds {
  /** Settles when the module has been added, or when it is not there. */
  bring: (name: string) => Promise<void>
  /** `import()` of an address that only the program knows. */
  loadAddress: (address: string) => Promise<Exports>
  /** Of the start page. */
  url: string
}

const Waiting = Object.getPrototypeOf(async () => {}).constructor as typeof Function

/** Runs modules as the language has it: once, after what they import, and in a circle with what is there by then. */
export function createModules({ bring, loadAddress, url }: ModuleNeeds): Modules {
  const modules = new Map<string, Module>()

  /** What a module takes for its own: the built app names its files from the start page on, content from where it stands. */
  const addressOf = (name: string): string => (name.startsWith('static/content/') ? new URL(name, url).href : url)

  async function bringAll(name: string, seen: Set<string>): Promise<void> {
    if (seen.has(name)) return
    seen.add(name)
    if (!modules.has(name)) await bring(name)
    const module = modules.get(name)
    if (!module) throw new TypeError(`Failed to fetch dynamically imported module: ${new URL(name, url).href}`)
    if (module.hasRun && !module.running) return
    await Promise.all(module.parts.map(part => bringAll(part, seen)))
  }

  /** Modules that wait while they run, before those that import them. They alone run ahead: a circle starts where it is entered. */
  function waitingIn(name: string, found = new Set<string>(), seen = new Set<string>()): Set<string> {
    const module = modules.get(name)!
    if (seen.has(name) || (module.hasRun && !module.running)) return found
    seen.add(name)
    for (const part of module.parts) waitingIn(part, found, seen)
    return module.body instanceof Waiting ? found.add(name) : found
  }

  function take(name: string): Exports {
    const module = modules.get(name)!
    if (module.failure) throw module.failure.error
    if (!module.hasRun) run(module)
    return module.exports
  }

  function run(module: Module): void {
    const { body, exports } = module
    const give = (name: string, read: () => unknown) =>
      void Object.defineProperty(exports, name, { enumerable: true, get: read })
    const giveAll = (from: Exports) => {
      for (const name of Object.keys(from)) if (name !== 'default' && !(name in exports)) give(name, () => from[name])
    }
    const fail = (error: unknown) => {
      module.failure = { error }
      throw error
    }
    module.hasRun = true
    try {
      const ending = body(take, give, giveAll, loadAddress, { url: addressOf(module.name) })
      if (ending) module.running = ending.catch(fail).finally(() => delete module.running)
    } catch (error) {
      fail(error)
    }
  }

  return {
    add: (name, parts, body) => {
      if (!modules.has(name))
        modules.set(name, { name, parts, body, exports: Object.create(null) as Exports, hasRun: false })
    },
    load: async name => {
      await bringAll(name, new Set())
      for (const part of waitingIn(name)) {
        take(part)
        await modules.get(part)!.running
      }
      return take(name)
    }
  }
}

import type { Exports, ModuleBody } from '../shared/portable-copy.ts'

interface Module {
  parts: readonly string[]
  body: ModuleBody
  exports: Exports
  hasRun: boolean
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
  /** What modules take for their own address: the built app names its files from the start page on. */
  url: string
}

/** Runs modules as the language has it: once, after what they import, and in a circle with what is there by then. */
export function createModules({ bring, loadAddress, url }: ModuleNeeds): Modules {
  const modules = new Map<string, Module>()

  async function bringAll(name: string, seen: Set<string>): Promise<void> {
    if (seen.has(name) || modules.get(name)?.hasRun) return
    seen.add(name)
    if (!modules.has(name)) await bring(name)
    const module = modules.get(name)
    if (!module) throw new TypeError(`Failed to fetch dynamically imported module: ${new URL(name, url).href}`)
    await Promise.all(module.parts.map(part => bringAll(part, seen)))
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
    module.hasRun = true
    try {
      body(take, give, giveAll, loadAddress, { url })
    } catch (error) {
      module.failure = { error }
      throw error
    }
  }

  return {
    add: (name, parts, body) => {
      if (!modules.has(name)) modules.set(name, { parts, body, exports: Object.create(null) as Exports, hasRun: false })
    },
    load: async name => {
      await bringAll(name, new Set())
      return take(name)
    }
  }
}

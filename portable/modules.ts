import type { ModuleExports, ModuleBody } from '../shared/portable-copy.ts'

interface Module {
  name: string
  imports: readonly string[]
  body: ModuleBody
  exports: ModuleExports
  hasRun: boolean
  /** Set while an async body runs. */
  running?: Promise<void>
  failure?: { error: unknown }
}

export interface ModuleRegistry {
  add: (name: string, imports: readonly string[], body: ModuleBody) => void
  /** Resolves with the exports of a module once it and all its imports are loaded and have run. */
  load: (name: string) => Promise<ModuleExports>
}

export interface ModuleLoaders {
  /** Settles when the module has been added, or when it is missing. */
  fetchModule: (name: string) => Promise<void>
  /** Implements `import()` with an address that is computed at run time. */
  loadAddress: (address: string) => Promise<ModuleExports>
  /** Address of the start page. */
  url: string
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as typeof Function

/** Runs modules like ES modules: once, after their imports, and in a cycle with the exports that exist so far. */
export function createModuleRegistry({ fetchModule, loadAddress, url }: ModuleLoaders): ModuleRegistry {
  const modules = new Map<string, Module>()

  /** Returns the `import.meta.url` of a module: the built app resolves its files from the start page, content from its own address. */
  const addressOf = (name: string): string => (name.startsWith('static/content/') ? new URL(name, url).href : url)

  async function fetchWithImports(name: string, seen: Set<string>): Promise<void> {
    if (seen.has(name)) return
    seen.add(name)
    if (!modules.has(name)) await fetchModule(name)
    const module = modules.get(name)
    if (!module) throw new TypeError(`Failed to fetch dynamically imported module: ${new URL(name, url).href}`)
    if (module.hasRun && !module.running) return
    await Promise.all(module.imports.map(importName => fetchWithImports(importName, seen)))
  }

  /** Returns the modules with an async body, imports first. Only these run ahead, because a cycle has to start at the module that is entered. */
  function findAsyncModules(name: string, asyncModules = new Set<string>(), seen = new Set<string>()): Set<string> {
    const module = modules.get(name)!
    if (seen.has(name) || (module.hasRun && !module.running)) return asyncModules
    seen.add(name)
    for (const importName of module.imports) findAsyncModules(importName, asyncModules, seen)
    return module.body instanceof AsyncFunction ? asyncModules.add(name) : asyncModules
  }

  function importModule(name: string): ModuleExports {
    const module = modules.get(name)!
    if (module.failure) throw module.failure.error
    if (!module.hasRun) run(module)
    return module.exports
  }

  function run(module: Module): void {
    const { body, exports } = module
    const exportBinding = (name: string, read: () => unknown) =>
      void Object.defineProperty(exports, name, { enumerable: true, get: read })
    const exportAll = (from: ModuleExports) => {
      for (const name of Object.keys(from))
        if (name !== 'default' && !(name in exports)) exportBinding(name, () => from[name])
    }
    const fail = (error: unknown) => {
      module.failure = { error }
      throw error
    }
    module.hasRun = true
    try {
      const completion = body(importModule, exportBinding, exportAll, loadAddress, { url: addressOf(module.name) })
      if (completion) module.running = completion.catch(fail).finally(() => delete module.running)
    } catch (error) {
      fail(error)
    }
  }

  return {
    add: (name, imports, body) => {
      if (!modules.has(name))
        modules.set(name, { name, imports, body, exports: Object.create(null) as ModuleExports, hasRun: false })
    },
    load: async name => {
      await fetchWithImports(name, new Set())
      for (const importName of findAsyncModules(name)) {
        importModule(importName)
        await modules.get(importName)!.running
      }
      return importModule(name)
    }
  }
}

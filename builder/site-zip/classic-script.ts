import path from 'node:path'
import { Script } from 'node:vm'

export interface ClassicModule {
  /** Names of its imports, in the order in which they run. */
  parts: string[]
  /** Body of a `ModuleBody`. */
  body: string
  /** True if it uses top-level await. */
  isAsync: boolean
}

/** Converts a module to calls, see builder/vite/runner-code.ts. */
export type ReadModule = (code: string, name: string) => Promise<string>

/** Names of the calls in the folder's scripts, short because each of them occurs thousands of times. */
const callNames: readonly [runner: string, folder: string][] = [
  ['__vite_ssr_exportName__', '__give'],
  ['__vite_ssr_exportAll__', '__giveAll'],
  ['__vite_ssr_export_default__', '__default'],
  ['__vite_ssr_dynamic_import__', '__load'],
  ['__vite_ssr_import_meta__', '__meta'],
  ['__vite_ssr_import_', '__part_']
]

const importLine = /^const (__vite_ssr_import_\d+__) = await __vite_ssr_import__\("([^"]+)"(?:, \{.*\})?\);$/
const exportLine = /^(?:__vite_ssr_exportName__\("|__vite_ssr_exportAll__\()/

/**
 * Converts a module of the built site to a function, for browsers that load no modules from files.
 * @param base Prefix of the addresses in the code, replaced because the folder is read from its start page.
 */
export async function classicModule(
  code: string,
  name: string,
  base: string,
  read: ReadModule
): Promise<ClassicModule> {
  const lines = (await read(code, name)).split('\n')
  const parts: string[] = []
  let index = 0
  for (; index < lines.length; index++) {
    const [line, variable, specifier] = importLine.exec(lines[index]!) ?? []
    if (line) {
      const part = resolveName(specifier!, name, base)
      parts.push(part)
      lines[index] = `const ${variable} = __take(${JSON.stringify(part)});`
    } else if (!exportLine.test(lines[index]!)) break
  }
  const body = replaceRunner(lines.join('\n'), name, base)
  return { parts: [...new Set(parts)], body, isAsync: usesTopLevelAwait(body) }
}

/** Converts a script of the start page itself, which may import too. */
export async function classicScript(code: string, name: string, base: string, read: ReadModule): Promise<string> {
  return replaceRunner(await read(code, name), name, base).replaceAll('__load(', '__folder.load(')
}

/** Code with top-level await only parses in an async function. */
function usesTopLevelAwait(body: string): boolean {
  if (!/\bawait\b/.test(body)) return false
  const parses = (head: string) => {
    try {
      return Boolean(new Script(`(${head}(){"use strict";${body}\n})`))
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
  return !parses('function') && parses('async function')
}

function replaceRunner(code: string, name: string, base: string): string {
  const resolved = code
    // Imports with a fixed name are resolved relative to the module.
    .replace(
      /__vite_ssr_dynamic_import__\((["'`])(\.\.?\/[^"'`$]*)\1\)/g,
      (_, _quote, specifier: string) => `__load("./${resolveName(specifier, name, base)}")`
    )
    .replaceAll(base, './')
  const shortened = callNames.reduce((text, [runner, folder]) => text.replaceAll(runner, folder), resolved)
  if (/__vite_ssr_/.test(shortened))
    throw new Error(`${name} holds what the folder cannot run: ${/__vite_ssr_\w+/.exec(shortened)![0]}.`)
  return shortened
}

/** Resolves `../js/a.js` in `static/content/b.js`, or `/v3.8/static/js/a.js`, to `static/js/a.js`. */
function resolveName(specifier: string, from: string, base: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  if (specifier.startsWith(base)) return specifier.slice(base.length)
  throw new Error(`${from} imports ${specifier}, which is no file of the site.`)
}

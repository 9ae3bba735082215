import path from 'node:path'
import { Script } from 'node:vm'

export interface ClassicModule {
  /** Names of what it imports, in the order in which that runs. */
  parts: string[]
  /** Body of a `ModuleBody`. */
  body: string
  /** It waits for something while it runs. */
  waits: boolean
}

/** Gives a module as calls, see build/vite/runner-code.ts. */
export type ReadModule = (code: string, name: string) => Promise<string>

/** What the calls are named in the folder's scripts, which hold each of them thousands of times. */
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
 * A module of the built site as a function, for browsers that load none from files.
 * @param base What addresses in the code begin with: the folder is read from its start page on.
 */
export async function classicModule(
  code: string,
  name: string,
  base: string,
  read: ReadModule
): Promise<ClassicModule> {
  const lines = (await read(code, name)).split('\n')
  const parts: string[] = []
  let at = 0
  for (; at < lines.length; at++) {
    const [line, variable, specifier] = importLine.exec(lines[at]!) ?? []
    if (line) {
      const part = nameFrom(specifier!, name, base)
      parts.push(part)
      lines[at] = `const ${variable} = __take(${JSON.stringify(part)});`
    } else if (!exportLine.test(lines[at]!)) break
  }
  const body = withoutRunner(lines.join('\n'), name, base)
  return { parts: [...new Set(parts)], body, waits: waits(body) }
}

/** A script of the start page itself, which may import too. */
export async function classicScript(code: string, name: string, base: string, read: ReadModule): Promise<string> {
  return withoutRunner(await read(code, name), name, base).replaceAll('__load(', '__folder.load(')
}

/** Only in a function that waits may it stand outside of every other. */
function waits(body: string): boolean {
  if (!/\bawait\b/.test(body)) return false
  const isRead = (head: string) => {
    try {
      return Boolean(new Script(`(${head}(){"use strict";${body}\n})`))
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
  return !isRead('function') && isRead('async function')
}

function withoutRunner(code: string, name: string, base: string): string {
  const named = code
    // What the code itself imports by a fixed name is found from its own place on.
    .replace(
      /__vite_ssr_dynamic_import__\((["'`])(\.\.?\/[^"'`$]*)\1\)/g,
      (_, _quote, specifier: string) => `__load("./${nameFrom(specifier, name, base)}")`
    )
    .replaceAll(base, './')
  const short = callNames.reduce((text, [runner, folder]) => text.replaceAll(runner, folder), named)
  if (/__vite_ssr_/.test(short))
    throw new Error(`${name} holds what the folder cannot run: ${/__vite_ssr_\w+/.exec(short)![0]}.`)
  return short
}

/** `../js/a.js` in `static/content/b.js`, or `/v3.8/static/js/a.js`: `static/js/a.js` */
function nameFrom(specifier: string, from: string, base: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  if (specifier.startsWith(base)) return specifier.slice(base.length)
  throw new Error(`${from} imports ${specifier}, which is no file of the site.`)
}

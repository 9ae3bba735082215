import { isCall, isObject, literalOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { libraryPath } from './library.ts'
import type { OptionReader } from './options.ts'
import { rangeOf } from './options.ts'
import type { Scene, ScriptScene } from './scene.ts'
import type { Place, Values } from './values.ts'

type Reader = OptionReader & { values: (node: Node | undefined, place: Place) => Values }

const settings = new Set(['setConfig', 'setup', 'config'])
/** They get a text, or an object. */
const speaking = new Set(['alert', 'confirm', 'message'])

/** Calls of the library itself: settings, modals, renderers, interceptors. */
export function readCalls(scene: Scene, script: ScriptScene, reader: Reader): void {
  const place: Place = { script }
  walk(script.program, node => {
    if (!isCall(node)) return
    const path = libraryPath(scene, script, node.callee)
    if (!path?.length) return
    const callee = node.callee as Node
    const key = rangeOf((callee.property as Node | undefined) ?? callee)
    reader.usages.push({ kind: 'call', path: path.join('.'), key, call: node })
    const [first, second] = node.arguments as (Node | undefined)[]
    const [area, name] = path as [string, string?]
    if (name === undefined && settings.has(area)) readAll('config', first, true)
    else if (name === undefined && area === 'setIcon') readAll('icon', first, true)
    else if (area === 'modal' && (name === undefined || name === 'open')) readAll('modal', first)
    else if (area === 'modal' && speaking.has(name!)) readIfObject('modal', first)
    else if (area === 'renderer' && name === 'add') readAll('renderer', second)
    else if (area === 'renderer' && name === 'mixin') readEach('renderer', first)
    else if (area === 'interceptor' && name === 'add') {
      const event = literalOf(first)
      if (typeof event === 'string' && first)
        reader.usages.push({ kind: 'interceptor', name: event, key: rangeOf(first) })
    }
  })

  function readAll(component: string, node: Node | undefined, isGlobal = false): void {
    if (!node) return
    const { found, isAll } = reader.values(node, place)
    for (const value of found) reader.readObject(component, value, isGlobal)
    if (!isAll)
      reader.usages.push({ kind: 'unfollowed', what: 'spread', name: '', path: component, key: rangeOf(node) })
  }

  function readIfObject(component: string, node: Node | undefined): void {
    for (const value of reader.values(node, place).found) reader.readObject(component, value)
  }

  function readEach(component: string, node: Node | undefined): void {
    for (const { node: object } of reader.values(node, place).found)
      if (isObject(object)) for (const each of object.properties as Node[]) readAll(component, each.value as Node)
  }
}

import path from 'node:path'
import type { CodeInformation, CodeMapping } from '@vue/language-core'
import {
  SourceMap,
  createVueLanguagePlugin,
  forEachEmbeddedCode,
  generateGlobalTypes,
  resolveVueCompilerOptions,
  shouldReportDiagnostics
} from '@vue/language-core'
import { ts } from '../typescript.js'

/** A demo as one TypeScript file: its script, and its template as expressions that the compiler can look at. */
export interface DemoScript {
  text: string
  /** Where in the demo something of this file stands; undefined for what nobody wrote, and errors there tell nothing. */
  positionOf: (at: Place, errorCode: string) => Place | undefined
}

/** From 1, as compilers count. */
export interface Place {
  line: number
  column: number
}

/** What all demo scripts use; its name is known to each of them. */
export const globalsFile = 'globals.d.ts'

/** Demos as TypeScript files of one folder. */
export interface DemoScripts {
  globals: string
  scriptOf: (name: string, source: string) => DemoScript
}

export function demoScripts(folder: string): DemoScripts {
  const options = resolveVueCompilerOptions({ target: 2.7 })
  options.__setupedGlobalTypes = { absolutePath: path.join(folder, globalsFile) }
  // The package is typed for whatever is called `typescript`, which has no parser to offer since version 7.
  const plugin = createVueLanguagePlugin<string>(ts as never, {}, options, id => id)
  return {
    globals: `// @ts-nocheck\nexport {}\n${generateGlobalTypes(options)}`,
    scriptOf(name, source) {
      const root = plugin.createVirtualCode?.(path.join(folder, name), 'vue', snapshotOf(source), {
        getAssociatedScript: () => undefined
      })
      const script = root && [...forEachEmbeddedCode(root)].find(({ id }) => id === 'script_ts')
      // Of a demo in another language nothing is checked here; that it is none is said by the check of the content.
      if (!script) return { text: '', positionOf: at => at }
      const text = script.snapshot.getText(0, script.snapshot.getLength())
      return { text, positionOf: positions(text, source, script.mappings) }
    }
  }
}

const snapshotOf = (text: string): ts.IScriptSnapshot => ({
  getText: (from, to) => text.slice(from, to),
  getLength: () => text.length,
  getChangeRange: () => undefined
})

function positions(text: string, source: string, mappings: CodeMapping[]): DemoScript['positionOf'] {
  // Only errors have places.
  let map: SourceMap<CodeInformation> | undefined
  return ({ line, column }, errorCode) => {
    map ??= new SourceMap(mappings)
    const before = text.split('\n').slice(0, line - 1)
    const at = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
    const [found] = map.toSourceLocation(at, data => shouldReportDiagnostics(data, 'ts', errorCode))
    if (!found) return undefined
    const lines = source.slice(0, found[0]).split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
}

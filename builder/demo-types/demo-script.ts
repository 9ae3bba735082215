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

/** A demo as one TypeScript file: its script, and its template as expressions that the compiler can check. */
export interface DemoScript {
  text: string
  /** Maps a position of this file to the demo; undefined for generated code, because errors in it mean nothing. */
  positionOf: (position: LineColumn, errorCode: string) => LineColumn | undefined
}

/** Line and column, counted from 1. */
export interface LineColumn {
  line: number
  column: number
}

/** The file with the types that all demo scripts share; the name is part of each script. */
export const globalsFile = 'globals.d.ts'

/** Demos as TypeScript files of one folder. */
export interface DemoScripts {
  globals: string
  scriptOf: (name: string, source: string) => DemoScript
}

export function createDemoScripts(folder: string): DemoScripts {
  const options = resolveVueCompilerOptions({ target: 2.7 })
  options.__setupedGlobalTypes = { absolutePath: path.join(folder, globalsFile) }
  // The package expects the types of the current `typescript`, which has no parser since version 7.
  const plugin = createVueLanguagePlugin<string>(ts as never, {}, options, id => id)
  return {
    globals: `// @ts-nocheck\nexport {}\n${generateGlobalTypes(options)}`,
    scriptOf(name, source) {
      const root = plugin.createVirtualCode?.(path.join(folder, name), 'vue', snapshotOf(source), {
        getAssociatedScript: () => undefined
      })
      const script = root && [...forEachEmbeddedCode(root)].find(({ id }) => id === 'script_ts')
      // A demo without a TypeScript script is not checked here; the check of the content reports it.
      if (!script) return { text: '', positionOf: at => at }
      const text = script.snapshot.getText(0, script.snapshot.getLength())
      return { text, positionOf: createPositionMap(text, source, script.mappings) }
    }
  }
}

const snapshotOf = (text: string): ts.IScriptSnapshot => ({
  getText: (from, to) => text.slice(from, to),
  getLength: () => text.length,
  getChangeRange: () => undefined
})

function createPositionMap(text: string, source: string, mappings: CodeMapping[]): DemoScript['positionOf'] {
  // The map is built only when an error needs a position.
  let map: SourceMap<CodeInformation> | undefined
  return ({ line, column }, errorCode) => {
    map ??= new SourceMap(mappings)
    const before = text.split('\n').slice(0, line - 1)
    const generatedOffset = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
    const [found] = map.toSourceLocation(generatedOffset, data => shouldReportDiagnostics(data, 'ts', errorCode))
    if (!found) return undefined
    const lines = source.slice(0, found[0]).split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
}

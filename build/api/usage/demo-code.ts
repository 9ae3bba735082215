import path from 'node:path/posix'
import { ts } from '../../typescript.js'
import { vueCompiler } from '../../vue-compiler.ts'
import { isLocalImport } from '../../demos/demo-source.ts'
import type { Tag } from './template-tags.ts'
import { readTags } from './template-tags.ts'

/** The files of a demo, read: what they say is looked up by the nodes of their code. */
export interface Demo {
  modules: readonly DemoModule[]
  codes: readonly Code[]
  codeOf: (node: ts.Node) => Code
  placeOf: (node: ts.Node) => Place
  find: (specifier: string, importer: DemoModule) => DemoModule | undefined
}

export interface DemoModule {
  name: string
  script?: Code
  tags: readonly Tag[]
}

/** The script of a file, or one expression of its template. */
export interface Code {
  tree: ts.SourceFile
  module: DemoModule
  linesBefore: number
  /** Names that a template brings in by `v-for` and slots. A script has none: its names are declared in it. */
  locals?: Locals
}

/** A name stands for each element of a list, or for one key of each. What a slot hands over is unknown. */
export type Locals = ReadonlyMap<string, { each: ts.Expression; key?: string } | undefined>

export interface Place {
  /** Below `content/`. */
  file: string
  line: number
}

export interface SourceText {
  name: string
  source: string
}

export function readDemo(files: readonly SourceText[]): Demo {
  const codes = new Map<ts.SourceFile, Code>()
  const addCode = (text: string, rest: Omit<Code, 'tree'>): Code => {
    const code = { ...rest, tree: ts.createSourceFile('demo.ts', text, ts.ScriptTarget.ESNext, true) }
    codes.set(code.tree, code)
    return code
  }
  const modules = new Map(files.map(file => [file.name, readModule(file, addCode)]))
  const codeOf = (node: ts.Node): Code => {
    const code = codes.get(node.getSourceFile())
    if (!code) throw new Error('A node of another demo was looked up in this one.')
    return code
  }
  const placeOf = (node: ts.Node): Place => {
    const { tree, module, linesBefore } = codeOf(node)
    return { file: module.name, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 + linesBefore }
  }
  const find = (specifier: string, importer: DemoModule): DemoModule | undefined => {
    if (!isLocalImport(specifier)) return undefined
    const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer.name), specifier)
    return modules.get(base) ?? modules.get(`${base}.ts`)
  }
  return { modules: [...modules.values()], codes: [...codes.values()], codeOf, placeOf, find }
}

export type AddCode = (text: string, rest: Omit<Code, 'tree'>) => Code

function readModule({ name, source }: SourceText, addCode: AddCode): DemoModule {
  const module: DemoModule = { name, tags: [] }
  if (!name.endsWith('.vue')) return Object.assign(module, { script: addCode(source, { module, linesBefore: 0 }) })
  const { template, script } = vueCompiler().parse({ source, filename: name, sourceMap: false })
  const linesBefore = (at: number) => source.slice(0, at).split('\n').length - 1
  // The blocks' own contents are indented anew; lines are counted in what the file says.
  if (script)
    module.script = addCode(source.slice(script.start, script.end), { module, linesBefore: linesBefore(script.start) })
  if (template)
    module.tags = readTags(source.slice(template.start, template.end), linesBefore(template.start), module, addCode)
  return module
}

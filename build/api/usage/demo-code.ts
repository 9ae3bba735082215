import path from 'node:path/posix'
import { ts } from '../../typescript.js'
import { vueCompiler } from '../../vue-compiler.ts'
import { isLocalImport } from '../../demos/demo-source.ts'
import type { TemplateTag } from './template-tags.ts'
import { readTags } from './template-tags.ts'

/** The parsed files of a demo; code and positions are looked up by node. */
export interface ParsedDemo {
  modules: readonly ParsedModule[]
  codes: readonly Code[]
  codeOf: (node: ts.Node) => Code
  locationOf: (node: ts.Node) => SourceLocation
  find: (specifier: string, importer: ParsedModule) => ParsedModule | undefined
}

export interface ParsedModule {
  name: string
  script?: Code
  tags: readonly TemplateTag[]
}

/** The script of a file, or one expression of its template. */
export interface Code {
  tree: ts.SourceFile
  module: ParsedModule
  linesBefore: number
  /** Names that `v-for` and slots declare in a template; undefined for a script, which declares its names in code. */
  locals?: Locals
}

/**
 * Maps a name to the list that it takes its elements, or one key of them, from; undefined for a parameter of a slot,
 * because its value is unknown.
 */
export type Locals = ReadonlyMap<string, { each: ts.Expression; key?: string } | undefined>

export interface SourceLocation {
  /** Below `content/`. */
  file: string
  line: number
}

export interface DemoSourceFile {
  name: string
  source: string
}

export function readDemo(files: readonly DemoSourceFile[]): ParsedDemo {
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
  const locationOf = (node: ts.Node): SourceLocation => {
    const { tree, module, linesBefore } = codeOf(node)
    return { file: module.name, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 + linesBefore }
  }
  const find = (specifier: string, importer: ParsedModule): ParsedModule | undefined => {
    if (!isLocalImport(specifier)) return undefined
    const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer.name), specifier)
    return modules.get(base) ?? modules.get(`${base}.ts`)
  }
  return { modules: [...modules.values()], codes: [...codes.values()], codeOf, locationOf, find }
}

export type AddCode = (text: string, rest: Omit<Code, 'tree'>) => Code

function readModule({ name, source }: DemoSourceFile, addCode: AddCode): ParsedModule {
  const module: ParsedModule = { name, tags: [] }
  if (!name.endsWith('.vue')) return Object.assign(module, { script: addCode(source, { module, linesBefore: 0 }) })
  const { template, script } = vueCompiler().parse({ source, filename: name, sourceMap: false })
  const linesBefore = (at: number) => source.slice(0, at).split('\n').length - 1
  // The compiler reindents the content of a block, so the text is cut from the file to keep its lines.
  if (script)
    module.script = addCode(source.slice(script.start, script.end), { module, linesBefore: linesBefore(script.start) })
  if (template)
    module.tags = readTags(source.slice(template.start, template.end), linesBefore(template.start), module, addCode)
  return module
}

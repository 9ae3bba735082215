import { ts } from '../typescript.js'
import { applyCuts, type Cut } from './apply-cuts.ts'
import { typesImportedAsValues } from './import-cuts.ts'
import { checkTemplate } from './template-types.ts'
import { findTypeCuts } from './type-cuts.ts'

/**
 * Removes the types from TypeScript; the result has the words and lines a person would have written. `ts-blank-space`
 * leaves blanks in place of the types and needs another version of TypeScript; this walks the same tree and closes the
 * gaps.
 *
 * @throws a sentence with the line and the remedy if removing types would not give JavaScript.
 */
export const eraseTypes = (source: string): string => erase(source, 'ts', 0)

/** The same for a Vue component: the script loses its types and its `lang`, the rest stays as it is. */
export function eraseVueTypes(source: string): string {
  checkTemplate(source)
  return source.replace(
    /^(<script\b[^>]*?)\s+lang=["'](tsx?)["']([^>]*>)(.*?)(<\/script>)/gms,
    (_, open: string, lang: 'ts' | 'tsx', rest: string, body: string, close: string, offset: number) => {
      const linesBefore = source.slice(0, offset + open.length).split('\n').length - 1
      return `${open}${lang === 'tsx' ? ' lang="jsx"' : ''}${rest}${erase(body, lang, linesBefore)}${close}`
    }
  )
}

/** Erases the types of either kind, by the file's ending; an error names the file. */
export function eraseTypesIn(source: string, file: string): string {
  try {
    return file.endsWith('.vue') ? eraseVueTypes(source) : eraseTypes(source)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function erase(source: string, kind: 'ts' | 'tsx', linesBefore: number): string {
  const tree = ts.createSourceFile(`demo.${kind}`, source, ts.ScriptTarget.ESNext, true)
  const lineAt = (at: number) => tree.getLineAndCharacterOfPosition(at).line + 1 + linesBefore
  checkSyntax(tree, lineAt)
  checkImports(tree, lineAt)
  const cuts = findTypeCuts(tree, (node, problem, remedy) => {
    throw new Error(`Line ${lineAt(node.getStart(tree))}: ${problem}. ${remedy}.`)
  })
  const script = applyCuts(source, cuts)
  if (cuts.length) checkResult(script, tree, cuts, lineAt)
  return script
}

function checkSyntax(tree: ts.SourceFile, lineAt: (at: number) => number): void {
  const [problem] = problemsOf(tree)
  if (problem)
    throw new Error(
      `Line ${lineAt(problem.start)} is not TypeScript: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')} Correct the line.`
    )
}

function checkImports(tree: ts.SourceFile, lineAt: (at: number) => number): void {
  const [name] = typesImportedAsValues(tree)
  if (name)
    throw new Error(
      `Line ${lineAt(name.getStart(tree))}: only the type of "${name.text}" is used, but it is imported as a value. Write "type ${name.text}" or "import type".`
    )
}

/** Throws if removing types joins two lines into one statement, because no JavaScript is better than a wrong one. */
function checkResult(
  script: string,
  source: ts.SourceFile,
  cuts: readonly Cut[],
  lineAt: (at: number) => number
): void {
  const tree = ts.createSourceFile('demo.jsx', script, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JSX)
  const before = statementsOf(source).filter(
    node => !cuts.some(cut => cut.from <= node.getStart(source) && node.end <= cut.to)
  )
  const after = statementsOf(tree)
  const problem = problemsOf(tree)[0]
  if (!problem && before.length === after.length) return
  const at = before.findIndex((node, index) => node.kind !== after[index]?.kind)
  throw new Error(
    `Line ${lineAt((before[at] ?? source).getStart(source))} is no longer the same statement without its types. End the statement before it with a semicolon, or write it in another way.`
  )
}

function statementsOf(tree: ts.SourceFile): ts.Statement[] {
  const statements: ts.Statement[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) && !ts.isEmptyStatement(node)) statements.push(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return statements
}

// `parseDiagnostics` is internal, but the only way to the syntax errors of a file without a program around it.
const problemsOf = (tree: ts.SourceFile): ts.DiagnosticWithLocation[] =>
  (tree as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics

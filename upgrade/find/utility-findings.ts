import { compareVersions } from '../../shared/version-order.ts'
import type { SourceFile } from '../check.ts'
import type { AnalyzedFile, AnalyzedScript } from '../../usage/follow/analyzed-file.ts'
import { analyzeFile, findBinding } from '../../usage/follow/analyzed-file.ts'
import type { ImportReader } from '../../usage/follow/exports.ts'
import { noImports } from '../../usage/follow/exports.ts'
import { readTemplateExpressions } from '../../usage/follow/template-code.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import { readLock } from '../read/lock-file.ts'
import { readPackage } from '../../usage/read/package-file.ts'
import { readSourceBlocks } from '../../usage/read/source-blocks.ts'
import { maxStepsOf, runWithOwnStepLimit } from '../../usage/read/step-limit.ts'
import { isCall, isMember, literalOf, nameOf, unwrapExpression, walk } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { utilities } from '../rules/utilities.ts'
import type { ScriptCheckContext } from './check-context.ts'

type UtilityFind = Extract<Rule['find'], { kind: 'utility' }>
type UtilityRule = Rule & { find: UtilityFind }

const isUtilityRule = (rule: Rule): rule is UtilityRule => rule.find.kind === 'utility'

/** True if a text names xe-utils, or a member of every component that is xe-utils. */
export const mayUseUtilities = (text: string, members: ReadonlySet<string>): boolean =>
  /xe-?utils/i.test(text) || [...members].some(name => text.includes(`${name}.`))

/** Finds uses of functions of xe-utils with other results in its next version. */
export function findUtilities({ text, rules, analyzed, imports, getFact, report }: ScriptCheckContext): void {
  const members = getFact(readUtilityMembers)
  if (!mayUseUtilities(text, members)) return
  const changed = changedFunctions(rules, getFact(readUtilityVersion))
  const uses = usesOf(analyzed, { imports, members }, changed)
  for (const { rule, name, range } of uses) report(rule, range, { found: `${name}()` })
}

/** Returns the members that the project gives every component: `$utils` for `Vue.prototype.$utils = XEUtils`. */
export function readUtilityMembers(files: readonly SourceFile[]): ReadonlySet<string> {
  const members = new Set<string>()
  for (const { text } of files) {
    if (!text.includes('.prototype.') || !/xe-?utils/i.test(text)) continue
    const names = new Set(
      Array.from(
        text.matchAll(/\bimport\s+(?:\*\s+as\s+)?([\w$]+)\s+from\s+['"]xe-utils['"]/g),
        ([, name = '']) => name
      )
    )
    for (const [, member = '', value = ''] of text.matchAll(/\.prototype\.([\w$]+)\s*=\s*([\w$]+)/g))
      if (names.has(value) || value === 'XEUtils') members.add(member)
  }
  return members
}

/** True if one of the files uses a function with other results. */
export function usesChangedUtilities(files: readonly SourceFile[]): boolean {
  const changed = changedFunctions(utilities, readUtilityVersion(files))
  const members = readUtilityMembers(files)
  return files.some(file => {
    if (!/^(?:component|script|page)$/.test(fileKind(file.name) ?? '') || !mayUseUtilities(file.text, members))
      return false
    try {
      return runWithOwnStepLimit(maxStepsOf(file.text), () => {
        const { scripts, markup } = readSourceBlocks(file)
        return usesOf(analyzeFile(file, scripts, markup), { imports: noImports, members }, changed).length > 0
      })
    } catch {
      // The check of that file reports that it can't be read.
      return true
    }
  })
}

interface UtilityUse {
  rule: UtilityRule
  name: string
  range: Node
}

interface UtilityNames {
  imports: ImportReader
  /** Members of every component that are xe-utils. */
  members: ReadonlySet<string>
}

function usesOf(file: AnalyzedFile, names: UtilityNames, changed: ReadonlyMap<string, UtilityRule>): UtilityUse[] {
  const uses: UtilityUse[] = []
  if (changed.size === 0) return uses
  for (const script of file.scripts) read(script.program, script)
  if (names.members.size > 0)
    for (const { node } of readTemplateExpressions(file, { accepts: text => mayUseUtilities(text, names.members) }))
      read(node, undefined)
  return uses

  function read(root: Node, script: AnalyzedScript | undefined): void {
    walk(root, (node, ancestors) => {
      const parent = ancestors.at(-1)
      const name = isReference(node, ancestors) ? utilityOf(script, node, names) : undefined
      const rule = name === undefined ? undefined : changed.get(name)
      if (!rule || name === undefined) return
      const call = isCall(parent) && parent!.callee === node ? parent : undefined
      const { test } = rule.find
      if (test && !(call && test((call.arguments as Node[]).map(each => unwrapExpression(each)!)))) return
      uses.push({ rule, name, range: isMember(node) ? (node.property as Node) : node })
    })
  }
}

/** Returns the rules by the functions that change from a version on. */
const changedFunctions = (rules: readonly Rule[], version: string | undefined): Map<string, UtilityRule> =>
  new Map(
    rules
      .filter(isUtilityRule)
      .filter(({ find }) => version === undefined || compareVersions(version, find.before) < 0)
      .flatMap(rule => rule.find.names.map(name => [name, rule] as const))
  )

/** True for members and for names that are not part of a declaration, a member or a property. */
function isReference(node: Node, ancestors: readonly Node[]): boolean {
  if (isMember(node)) return true
  const parent = ancestors.at(-1)
  if (ancestors.at(-2)?.type === 'ObjectPattern') return false
  if (node.type !== 'Identifier' || !parent || /^(?:Import|Export)/.test(parent.type)) return false
  if (parent.type === 'VariableDeclarator' && parent.id === node) return false
  return !(isMember(parent) && parent.property === node) && !(parent.key === node && !parent.computed)
}

const namespaces = new Set(['default', '*', 'XEUtils'])

/**
 * Returns the name of the function of xe-utils that an expression is; `''` for the library itself. An expression of a
 * template has no script.
 */
function utilityOf(
  script: AnalyzedScript | undefined,
  node: Node | undefined,
  names: UtilityNames,
  depth = 0
): string | undefined {
  const { imports, members } = names
  const inner = unwrapExpression(node)
  if (!inner || depth > 5) return undefined
  if (isMember(inner)) {
    const name = nameOf(inner)
    const object = unwrapExpression(inner.object as Node)
    if (name === 'XEUtils') return ''
    if (name !== undefined && object?.type === 'ThisExpression') return members.has(name) ? '' : undefined
    return name !== undefined && utilityOf(script, object, names, depth + 1) === '' ? name : undefined
  }
  if (isCall(inner)) {
    const isRequire = inner.callee.type === 'Identifier' && inner.callee.name === 'require'
    return isRequire ? nameOfModule(String(literalOf((inner.arguments as Node[])[0]) ?? '')) : undefined
  }
  if (inner.type !== 'Identifier') return undefined
  if (!script) return members.has(inner.name as string) ? '' : undefined
  const binding = findBinding(script, inner.name as string, inner.start)
  if (!binding) return inner.name === 'XEUtils' ? '' : undefined
  if (binding.from) {
    const target = imports.findPackage(binding.from.source, binding.from.imported, script.file)
    const module = target && nameOfModule(target.source)
    return module === '' ? (namespaces.has(target!.imported) ? '' : target!.imported) : module
  }
  if (!binding.value || binding.isParameter) return undefined
  const path = utilityOf(script, binding.value, names, depth + 1)
  return binding.member === undefined ? path : path === '' ? binding.member : undefined
}

/** `xe-utils` -> `''`, `xe-utils/toTreeArray` -> `toTreeArray` */
function nameOfModule(source: string): string | undefined {
  const [, name] = /^xe-utils(?:\/(?:(?:es|lib)\/)?(\w+))?$/.exec(source) ?? [undefined, undefined]
  return name ?? (source === 'xe-utils' ? '' : undefined)
}

/** Returns the lowest version of xe-utils that the project may have; undefined if no file says it. */
function readUtilityVersion(files: readonly SourceFile[]): string | undefined {
  const locked: string[] = []
  const declared: string[] = []
  for (const { name, text } of files) {
    const kind = fileKind(name)
    if (kind === 'lock') locked.push(...readLock(text, ['xe-utils']).map(({ version }) => version))
    else if (kind === 'package')
      for (const each of readPackage(text)?.dependencies ?? []) {
        const [, version] = each.name === 'xe-utils' ? (/^\D*(\d+\.\d+\.\d+)/.exec(each.range) ?? []) : []
        if (version !== undefined) declared.push(version)
      }
  }
  return (locked.length > 0 ? locked : declared).sort(compareVersions)[0]
}

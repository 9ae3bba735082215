import { ts } from '../typescript.js'
import type { Cut } from './apply-cuts.ts'

/** A statement or class member with its lines, the comment that describes it and the comment behind it. */
export function statementCut(tree: ts.SourceFile, node: ts.Node): Cut {
  const { text } = tree
  const from = ts.isImportDeclaration(node) ? node.getStart(tree) : withComments(tree, node)
  const to = ts.getTrailingCommentRanges(text, node.end)?.at(-1)?.end ?? node.end
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const lineEnd = /^[ \t]*(\r?\n|$)/.exec(text.slice(to))
  if (lineEnd && !text.slice(lineStart, from).trim()) return { from: lineStart, to: to + lineEnd[0].length }
  return withSpaceAfter(tree, node)
}

export function withSpaceAfter(tree: ts.SourceFile, node: ts.Node): Cut {
  return { from: node.getStart(tree), to: node.end + (/^[ \t]+/.exec(tree.text.slice(node.end))?.[0].length ?? 0) }
}

/**
 * `<A, B>` from the end of the name before it, so that `pick<T> (rows)` becomes `pick (rows)`; an arrow function has
 * no name before it and gives up the space behind instead.
 */
export function angleCut(
  tree: ts.SourceFile,
  list: ts.NodeArray<ts.Node>,
  nameEnd = list.pos - 1,
  isArrow = false
): Cut {
  const to = tree.text.indexOf('>', list.end) + 1
  const space = isArrow ? (/^\s*/.exec(tree.text.slice(to))?.[0].length ?? 0) : 0
  return { from: nameEnd, to: to + space }
}

/** Returns the position after `)`: the colon and any space before it belong to the type. */
export function returnTypeStart(tree: ts.SourceFile, type: ts.TypeNode): number {
  const colon = tree.text.slice(0, type.pos).trimEnd()
  return colon.slice(0, -1).trimEnd().length
}

/** Cuts lines like `// @ts-expect-error`, which have no meaning in JavaScript. */
export function directiveCuts(tree: ts.SourceFile, node: ts.Node): Cut[] {
  if (!ts.isStatement(node) && !ts.isClassElement(node) && !ts.isObjectLiteralElement(node)) return []
  return commentsBefore(tree, node)
    .filter(({ pos, end }) => /^\/\/\s*@ts-(ignore|expect-error|nocheck|check)\b/.test(tree.text.slice(pos, end)))
    .map(({ pos, end }) => ({
      from: tree.text.lastIndexOf('\n', pos - 1) + 1,
      to: end + (/^\r?\n/.exec(tree.text.slice(end))?.[0].length ?? 0)
    }))
}

/** A comment belongs to the statement below it unless a blank line is between them. */
export function withComments(tree: ts.SourceFile, node: ts.Node): number {
  let from = node.getStart(tree)
  for (const { pos, end } of commentsBefore(tree, node).toReversed()) {
    if (/\n\s*\n/.test(tree.text.slice(end, from))) break
    from = pos
  }
  return from
}

const commentsBefore = (tree: ts.SourceFile, node: ts.Node): ts.CommentRange[] =>
  ts.getLeadingCommentRanges(tree.text, node.pos) ?? []

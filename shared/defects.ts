import { inheritedPath, propOfConfig, readMemberPath, toKebabCase } from './api.ts'

/** Harm of a defect: wrong or lost data, a feature that does not work, or only a wrong look. */
export const defectSeverities = ['data', 'broken', 'display'] as const
export type DefectSeverity = (typeof defectSeverities)[number]

/** A defect that a case shows, in the words of a language. */
export interface ListedDefect {
  id: string
  /** Path of the page without the first slash, and its title. */
  page: string
  title: string
  severity: DefectSeverity
  /** The first words about it on the page, with names in backticks. */
  symptom: string
  /** Result in each release, a letter each. */
  letters: string
  members: DefectMembers
}

/**
 * Members of the library without which code does not meet a defect. Code needs all of them. Each is a path of the
 * reference (`table.treeConfig.transform`, `table()insert`), a component (`modal`), or several with `|` between them,
 * one of which is enough. The first is the one that the defect is about. Members that a grid inherits are those of the table.
 */
export type DefectMembers = readonly string[]

/** Every defect with its results, loaded by the pages that filter or compare them. */
export interface DefectList {
  /** Day of the run. */
  renewed: string
  /** Releases in ascending order. */
  releases: readonly string[]
  defects: readonly ListedDefect[]
}

/** Defects of two releases compared. */
export interface DefectComparison<Defect> {
  /** Releases that ran the cases; `to` and `from` of the comparison or the nearest older ones. */
  from: string
  to: string
  /** Defects that only `from` has. */
  fixed: readonly Defect[]
  /** Defects that only `to` has. */
  added: readonly Defect[]
  /** Defects of both releases. */
  remaining: readonly Defect[]
  /** Number of defects of `from` that `to` can't answer for. */
  unanswered: number
}

/** `table()insert|table()remove` -> both paths. */
export const readAlternatives = (member: string): string[] => member.split('|')

/**
 * Returns a function that says if code meets the defect with the given members. The code is described by the paths of
 * the members that it uses, as `resolveMember` finds them, and the components of its elements. A grid counts as a table
 * too, and a default that `setConfig` sets as the prop.
 */
export function createDefectFilter(used: Iterable<string>): (members: DefectMembers) => boolean {
  const paths = new Set(Array.from(used, listImplied).flat())
  return members => members.length > 0 && members.every(each => readAlternatives(each).some(path => paths.has(path)))
}

/** Returns a path with those that its use implies: `grid.rowConfig.isCurrent` -> `table.rowConfig` and others. */
function listImplied(path: string): string[] {
  const member = readMemberPath(path)
  // Readers of code write components in camel case.
  const name = member ? path : toKebabCase(path)
  const parent = member?.kind === 'prop' && member.name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined
  const others = [parent, inheritedPath(name), propOfConfig(name)].filter(each => each !== undefined)
  return [name, ...others.flatMap(listImplied)]
}

/** Width in pixels of the picture of the results of a defect. */
export const stripWidth = 72

/** Position of the mark in the picture, in the middle of the bar of a release. */
export const getMarkPosition = (index: number, count: number): number => ((index + 0.5) * stripWidth) / count - 1

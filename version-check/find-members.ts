import { readMemberPath, toKebabCase } from '../shared/api.ts'
import { formatMemberName } from '../shared/member-name.ts'
import type { Edit } from '../upgrade/finding.ts'
import { renameEvent, renameKey } from '../upgrade/edit/name-changes.ts'
import { isShorthand, matchCase } from '../upgrade/edit/spelling.ts'
import type { LibraryUsage, OptionUse } from '../usage/follow/usage.ts'
import { passingSubjects } from '../usage/members/named-slots.ts'
import type { ResolvedMember } from '../usage/members/resolve-member.ts'
import { resolveMember } from '../usage/members/resolve-member.ts'
import { literalOf, nameOf } from '../usage/read/syntax.ts'
import type { Node } from '../usage/read/syntax.ts'
import type { CheckTexts, SourceContext } from './check-context.ts'
import { hasMember, reportUnknownName } from './check-context.ts'
import { getComparisonPage, getPage } from './replacements.ts'
import { findSimilarName } from './similar-name.ts'

/**
 * Keys that 3.8 passes on whole, to another component or to a renderer, so that neither its declarations nor its code
 * name them; later versions declare them.
 */
const undescribedKeys =
  /Render\.children$|^setConfig\.i18n$|^form-item\.title(?:Prefix|Suffix)\.|^toolbar\.custom\.|\.optionProps\.disabled$/

/** Finds props, options, events, slots, methods, functions and hooks that the version lacks. */
export function findMembers(context: SourceContext, namedSlots: { has: (name: string) => boolean }): void {
  const { members, usages, analyzed } = context
  for (const usage of usages) {
    // The file of the use reports it.
    if ('file' in usage && usage.file !== undefined) continue
    const member = resolveMember(members.index, analyzed, usage)
    if (!member || members.hasPath(member.path) || isOwnSlot(usage, member)) continue
    // An unknown object is reported without its keys.
    if (hasUnknownOwner(member) || undescribedKeys.test(member.path)) continue
    if (member.isKnown) reportMember(context, usage, member)
    else reportSpelling(context, usage, member)
  }

  /** True for an object that the version lacks or does not describe. */
  function hasUnknownOwner({ owner }: ResolvedMember): boolean {
    if (readMemberPath(owner) === undefined) return false
    return !members.hasPath(owner) || !members.index.children(owner).some(({ path }) => members.hasPath(path))
  }

  /** Slots that the configuration of a grid or form names belong to the project. */
  function isOwnSlot(usage: LibraryUsage, { owner, name }: ResolvedMember): boolean {
    return usage.kind === 'slot' && passingSubjects.has(owner) && namedSlots.has(name)
  }
}

function reportMember(context: SourceContext, usage: LibraryUsage, member: ResolvedMember): void {
  const { members } = context
  const title = formatMemberName(member.path)
  reportUnknownName(context, {
    kind: 'member',
    range: usage.key,
    // A setting replaces the default of its prop.
    key: member.path.replace(/^setConfig\.(?=[a-z]+\.)(?!icon\.)/, ''),
    title,
    ranges: members.rangesOfPath(member.path),
    hasReplacement: replacement => hasMember(members, replacement),
    format: path => (isInObject(usage) ? (readMemberPath(path)?.name ?? path) : formatMemberName(path)),
    rename: name => renameUse(context, usage, member, name),
    describe: (texts, version) => describeLack(texts, version, usage, member.kind === 'call' ? member.name : title)
  })
}

/** True for an option in a script, which is written in camel case. */
const isInObject = (usage: LibraryUsage): boolean => usage.kind === 'option' && usage.owner.kind === 'object'

function describeLack(texts: CheckTexts, version: string, usage: LibraryUsage, title: string): string {
  const bare = title.replace('()', '')
  return usage.kind === 'method' || usage.kind === 'call' ? texts.lacksCall(version, bare) : texts.lacks(version, bare)
}

/** Returns the edit for the name in the version, unless its value may have another meaning there. */
function renameUse(
  { text }: SourceContext,
  usage: LibraryUsage,
  { path }: ResolvedMember,
  name: string
): Edit | undefined {
  switch (usage.kind) {
    case 'option':
      if (isScrollConfig(path) && !setsThreshold(usage)) return undefined
      if (usage.owner.options.some(each => each !== usage && each.name === name)) return undefined
      if (isShorthand(usage)) return undefined
      return { ...usage.key, text: matchCase(text, usage, name) }
    case 'event':
      return renameEvent(text, usage, name)
    case 'method':
    case 'interceptor':
      return renameKey(text, usage.key, name)
    default:
      return undefined
  }
}

/** Virtual scrolling of 3.8 is off without `enabled`, and has another threshold. */
const isScrollConfig = (path: string): boolean => /\.virtual[XY]Config$/.test(path)

function setsThreshold({ value }: OptionUse): boolean {
  if (value?.type !== 'ObjectExpression') return false
  const literals = new Map((value.properties as Node[]).map(each => [nameOf(each), literalOf(each.value as Node)]))
  return literals.get('enabled') === true && typeof literals.get('gt') === 'number' && literals.size === 2
}

/** Reports a name that no release has, if it is likely a misspelled one. */
function reportSpelling(context: SourceContext, usage: LibraryUsage, member: ResolvedMember): void {
  const { members, report } = context
  const { owner, name, kind } = member
  // Methods with such names are internal, and the facts leave them out.
  if (kind === 'call' || kind === 'interceptor' || /^[_$]/.test(name)) return
  const sign = { option: '.', event: '@', slot: '#', method: '()' }[kind]
  const written = kind === 'option' ? toCamel(name) : name
  const candidates = members.index.children(owner).flatMap(({ path }) => {
    const own = path.slice(readMemberPath(owner) ? owner.length : readMemberPath(path)!.subject.length)
    const key = own.startsWith(sign) ? own.slice(sign.length) : ''
    return key && !/[.@#()]/.test(key) && members.hasPath(owner + own) ? [key] : []
  })
  const similar = findSimilarName(written, candidates)
  if (similar === undefined) return
  const isProp = kind === 'option' && readMemberPath(owner) === undefined
  const label = readMemberPath(owner) ? formatMemberName(owner) : `vxe-${owner}`
  const shown = isProp && /-|^[^A-Z]*$/.test(name) ? toKebabCase(similar) : similar
  report(
    usage.key,
    {
      kind: 'spelling',
      severity: 'hint',
      page: getPage(`${owner}${sign}${similar}`) ?? getComparisonPage(shown),
      here: shown
    },
    texts => texts.spelling(label, name, shown)
  )
}

const toCamel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

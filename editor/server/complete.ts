import { getInnerComponents } from '../../shared/inner-components.ts'
import { readMemberPath, toKebabCase } from '../../shared/api.ts'
import type { MemberKind } from '../../shared/api.ts'
import { acceptsBoolean, acceptsText, getEmptyValue, readUnion, splitUnion } from '../../shared/value-union.ts'
import type { SourceFile } from '../../usage/read/source-file.ts'
import type { TextRange } from '../../usage/read/text-range.ts'
import type { EditorMember } from '../facts/editor-facts.ts'
import { memberSignature } from '../facts/member-markdown.ts'
import type { CompletionTarget } from './completion-target.ts'
import { findTarget } from './completion-target.ts'
import type { Knowledge } from './knowledge.ts'

/** Name to insert at an offset. */
export interface Completion {
  kind: 'component' | MemberKind | 'value'
  label: string
  detail?: string
  range: TextRange
  /** Text to insert; `$1` and `$0` mark the cursor. */
  snippet: string
  isDeprecated?: boolean
  /** Member or component with the description. */
  path?: string
  /** Sorted before the others. */
  isLikely?: boolean
}

/** Returns the names that fit at an offset of an open file. */
export function complete(
  file: SourceFile,
  offset: number,
  files: readonly SourceFile[],
  knowledge: Knowledge,
  version: string
): Completion[] {
  const target = findTarget(file, offset, files, knowledge)
  return target ? completionsFor(target, knowledge, version) : []
}

function completionsFor(target: CompletionTarget, knowledge: Knowledge, version: string): Completion[] {
  const { index } = knowledge
  const members = knowledge.membersOf(version)
  const { range } = target
  const membersUnder = (path: string, kind: MemberKind): EditorMember[] => {
    const shared = index.find(path)?.sameKeysAs
    const own = index.children(path).filter(member => member.kind === kind)
    const names = new Set(own.map(({ path: each }) => lastName(each)))
    const others = shared === undefined ? [] : index.children(shared).filter(member => member.kind === kind)
    return [...own, ...others.filter(({ path: each }) => !names.has(lastName(each)))].filter(each =>
      members.hasPath(each.path)
    )
  }
  switch (target.kind) {
    case 'tag':
      return completeTags(target, knowledge)
    case 'attribute':
      return completeAttributes(target, membersUnder)
    case 'slot': {
      const prefix = target.written.startsWith('v-slot:') ? 'v-slot:' : '#'
      return membersUnder(target.subject, 'slot').map(member =>
        fromMember(member, range, prefix + lastName(member.path), prefix + lastName(member.path))
      )
    }
    case 'text-value':
      return readUnion(index.find(target.path)?.type ?? '').strings.map(each => toValue(each, each, range))
    case 'value': {
      const { strings, bare } = readUnion(index.find(target.path)?.type ?? '')
      return [
        ...strings.map(each => toValue(`'${each}'`, `'${each}'`, range)),
        ...bare.map(each => toValue(each, each, range))
      ]
    }
    case 'keys':
      return completeKeys(target, knowledge, membersUnder)
    case 'event':
      return membersUnder(target.subject, 'event').map(member => {
        const name = lastName(member.path)
        const key = /^\w+$/.test(name) ? name : `'${name}'`
        return fromMember(member, range, name, key)
      })
    case 'method':
      return membersUnder(target.subject, 'method').map(member => {
        const name = lastName(member.path)
        return fromMember(member, range, name, member.params?.length ? `${name}($1)` : `${name}()`)
      })
    case 'function':
      return membersUnder('VXETable', 'method')
        .filter(({ path }) => (readMemberPath(path)?.name ?? '').startsWith(target.prefix))
        .map(member => {
          const name = (readMemberPath(member.path)?.name ?? '').slice(target.prefix.length)
          return fromMember(member, range, name, `${name}($1)`)
        })
    case 'interceptor':
      return membersUnder('interceptor', 'event').map(member =>
        fromMember(member, range, lastName(member.path, true), lastName(member.path, true))
      )
  }
}

/** `table.editConfig.mode` -> `mode`, `table@cell-click` -> `cell-click`; the name of an interceptor may have dots. */
function lastName(path: string, isWhole = false): string {
  const { name = '', kind } = readMemberPath(path) ?? {}
  return kind === 'prop' && !isWhole ? name.slice(name.lastIndexOf('.') + 1) : name
}

const toValue = (label: string, snippet: string, range: TextRange): Completion => ({
  kind: 'value',
  label,
  range,
  snippet: escapeSnippet(snippet)
})

const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, String.raw`\$&`)

const fromMember = (member: EditorMember, range: TextRange, label: string, snippet: string): Completion => ({
  kind: member.kind,
  label,
  detail: memberSignature(member),
  range,
  snippet,
  path: member.path,
  ...(member.deprecated !== undefined && { isDeprecated: true })
})

function completeTags({ range, parent }: CompletionTarget & { kind: 'tag' }, { facts }: Knowledge): Completion[] {
  const inner = parent === undefined ? [] : getInnerComponents(parent)
  return facts.components.map(({ tag, subject }) => ({
    kind: 'component',
    label: tag,
    range,
    snippet: tag,
    path: subject,
    ...(inner.includes(subject) && { isLikely: true })
  }))
}

type MembersUnder = (path: string, kind: MemberKind) => EditorMember[]

function completeAttributes(
  { range, subject, written, names, hasValue }: CompletionTarget & { kind: 'attribute' },
  membersUnder: MembersUnder
): Completion[] {
  const [, sign = ''] = /^(:|@|v-bind:|v-on:)/.exec(written) ?? []
  const isEvent = sign === '@' || sign === 'v-on:'
  const props = isEvent
    ? []
    : membersUnder(subject, 'prop').flatMap(member => {
        const name = toKebabCase(lastName(member.path))
        return names.has(name) ? [] : [fromProp(member, name)]
      })
  const events =
    sign && !isEvent
      ? []
      : membersUnder(subject, 'event').flatMap(member => {
          const name = lastName(member.path)
          return names.has(`@${name}`)
            ? []
            : [fromMember(member, range, (sign || '@') + name, withValue((sign || '@') + name))]
        })
  return [...props, ...events]

  function fromProp(member: EditorMember, name: string): Completion {
    const bound = sign || (acceptsBoolean(member.type) || acceptsText(member.type) ? '' : ':')
    const isSwitch = !sign && acceptsBoolean(member.type) && member.default !== 'true'
    return fromMember(member, range, bound + name, isSwitch ? bound + name : withValue(bound + name))
  }

  function withValue(name: string): string {
    return hasValue ? name : `${name}="$1"`
  }
}

/** Keys of objects that hold columns or items, which are no members. */
const nestedKeys: Readonly<Record<string, readonly string[]>> = {
  column: ['slots', 'children'],
  'form-item': ['slots', 'children']
}

function completeKeys(
  { range, owner, names, isJsx, hasValue }: CompletionTarget & { kind: 'keys' },
  { index }: Knowledge,
  membersUnder: MembersUnder
): Completion[] {
  if (owner.endsWith('#'))
    return membersUnder(owner.slice(0, -1), 'slot')
      .filter(({ path }) => !names.has(lastName(path)))
      .map(member => fromMember(member, range, lastName(member.path), keySnippet(lastName(member.path), "'$1'")))
  const props = membersUnder(owner, 'prop').filter(({ path }) => !names.has(lastName(path)))
  if (isJsx)
    return [
      ...props.map(member => {
        const name = toKebabCase(lastName(member.path))
        return fromMember(member, range, name, `${name}={$1}`)
      }),
      ...membersUnder(owner, 'event').map(member =>
        fromMember(member, range, `on-${lastName(member.path)}`, `on-${lastName(member.path)}={$1}`)
      )
    ]
  const known = new Set(props.map(({ path }) => lastName(path)))
  const nested = (nestedKeys[owner] ?? []).filter(name => !known.has(name) && !names.has(name))
  return [
    ...props.map(member =>
      fromMember(member, range, lastName(member.path), keySnippet(lastName(member.path), emptyValue(member)))
    ),
    ...nested.map((name): Completion => ({
      kind: 'prop',
      label: name,
      range,
      snippet: keySnippet(name, name === 'slots' ? '{ $1 }' : '[{ $1 }]')
    }))
  ]

  function keySnippet(name: string, value: string): string {
    return hasValue ? name : `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${value}`
  }

  function emptyValue(member: EditorMember): string {
    const shared = member.sameKeysAs
    const hasKeys =
      index.children(member.path).length > 0 || (shared !== undefined && index.children(shared).length > 0)
    const objectType = splitUnion(member.type).find(part => part !== 'boolean') ?? member.type
    if (!hasKeys || member.isDictionary)
      return splitUnion(member.type).every(part => part === 'string' || part === 'null' || part.startsWith("'"))
        ? "'$1'"
        : '$1'
    return getEmptyValue(objectType, true).replace('|', '$1')
  }
}

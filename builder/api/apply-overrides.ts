import type { FactParam, MemberFact } from './fact.ts'
import { bareName, parentOf } from './fact.ts'
import type { Override } from './overrides/override.ts'
import { overrides } from './overrides.ts'
import { paramType } from './param-types.ts'
import { readMemberPath } from '../../shared/api.ts'

export function applyOverrides(facts: MemberFact[], changes: readonly Override[] = overrides): MemberFact[] {
  return changes.reduce(
    (before, change) => change.paths.reduce((list, path) => applyOverride(list, path, change), before),
    facts
  )
}

function applyOverride(facts: MemberFact[], path: string, change: Override): MemberFact[] {
  if (change.remove) return facts.filter(fact => fact.path !== path && !fact.path.startsWith(`${path}.`))
  const found = facts.find(fact => fact.path === path)
  if (!found && !change.add) return facts
  const before: MemberFact = found ?? newFact(path)
  const after: MemberFact = {
    ...before,
    ...(change.type && { type: change.type }),
    ...(change.default && { default: change.default }),
    ...(change.deprecated && { deprecated: true as const }),
    ...(change.sameKeysAs && { sameKeysAs: change.sameKeysAs }),
    ...(change.params && { params: paramsOf(path, change.params, before) })
  }
  if (change.type) delete after.normalizedType
  if (change.sameKeysByParam) after.params = addSameKeys(change.sameKeysByParam, after.params ?? [])
  if (found)
    return facts
      .filter(fact => !change.sameKeysAs || !fact.path.startsWith(`${path}.`))
      .map(fact => (fact === found ? after : fact))
  return insertFact(facts, after)
}

function newFact(path: string): MemberFact {
  const member = readMemberPath(path)
  if (!member)
    throw new Error(
      `builder/api/overrides names "${path}", which is no path of a member. Write table@cell-menu, table.size, table#empty or table()sort.`
    )
  return { path, kind: member.kind, type: member.kind === 'event' || member.kind === 'slot' ? member.kind : 'any' }
}

function paramsOf(path: string, names: readonly string[], before: MemberFact): MemberFact['params'] {
  const known = (before.params ?? []).filter(param => param.name !== '…')
  const params = new Map<string, FactParam>()
  for (const written of names.flatMap(name => (name === '…' ? known.map(param => param.name) : [name]))) {
    const [, name = written, type] = /^([^:]+): (.+)$/.exec(written) ?? []
    const found = params.get(name) ?? known.find(param => param.name === name)
    params.set(name, type === undefined ? (found ?? { name, type: paramType(path, name) }) : { ...found, name, type })
  }
  return [...params.values()]
}

const addSameKeys = (sameKeysByParam: Readonly<Record<string, string>>, params: readonly FactParam[]): FactParam[] =>
  params.map(param => {
    const sameKeysAs = sameKeysByParam[bareName(param.name)]
    return { ...param, ...(sameKeysAs && { sameKeysAs }) }
  })

/**
 * Inserts a new member after the last one of its kind and parent, else after its parent, else after the last member of
 * its subject.
 */
function insertFact(facts: MemberFact[], fact: MemberFact): MemberFact[] {
  const parent = parentOf(fact.path)
  const positions = [
    facts.findLastIndex(each => each.kind === fact.kind && parentOf(each.path) === parent),
    facts.findIndex(each => each.path === parent),
    facts.findLastIndex(each => readMemberPath(each.path)?.subject === readMemberPath(fact.path)?.subject)
  ]
  const position = positions.find(index => index >= 0) ?? facts.length - 1
  return [...facts.slice(0, position + 1), fact, ...facts.slice(position + 1)]
}

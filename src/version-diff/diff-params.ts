import type { ComparedVersion } from '../../upgrade-facts/compared-versions.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { DiffFilters } from '../../upgrade-facts/diff-view.ts'
import type { ChangeType } from '../../upgrade-facts/version-diff.ts'
import { changeTypes } from '../../upgrade-facts/version-diff.ts'
import { factKinds } from '../../upgrade-facts/version-facts.ts'

export interface DiffParams extends DiffFilters {
  from: ComparedVersion
  to: ComparedVersion
}

const maxLength = 200

/** Published addresses contain these words, so they stay. */
export const addressOf: Record<ChangeType, string> = { removed: 'went', changed: 'changed', added: 'came' }

/** Reads the parameters of an address: `from=3.8.6&to=3.21.6&of=table&kind=prop&way=went&q=sort`. */
export function readDiffParams(query: ReadonlyMap<string, string>): DiffParams {
  const version = (name: string, fallback: ComparedVersion) =>
    comparedVersions.find(each => each === query.get(name)) ?? fallback
  return {
    from: version('from', comparedVersions[0]),
    to: version('to', comparedVersions.at(-1)!),
    kind: factKinds.find(each => each === query.get('kind')),
    changeType: changeTypes.find(each => addressOf[each] === query.get('way')),
    subject: query.get('of')?.slice(0, maxLength) || undefined,
    query: query.get('q')?.slice(0, maxLength) ?? ''
  }
}

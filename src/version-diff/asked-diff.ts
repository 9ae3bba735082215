import type { ComparedVersion } from '../../upgrade-facts/compared-versions.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { Asked } from '../../upgrade-facts/diff-view.ts'
import { ways } from '../../upgrade-facts/version-diff.ts'
import { factKinds } from '../../upgrade-facts/version-facts.ts'

export interface AskedDiff extends Asked {
  from: ComparedVersion
  to: ComparedVersion
}

const longest = 200

/** What an address asks for: `from=3.8.6&to=3.21.6&of=table&kind=prop&way=went&q=sort`. */
export function readAskedDiff(query: ReadonlyMap<string, string>): AskedDiff {
  const version = (name: string, usual: ComparedVersion) =>
    comparedVersions.find(each => each === query.get(name)) ?? usual
  return {
    from: version('from', comparedVersions[0]),
    to: version('to', comparedVersions.at(-1)!),
    kind: factKinds.find(each => each === query.get('kind')),
    way: ways.find(each => each === query.get('way')),
    subject: query.get('of')?.slice(0, longest) || undefined,
    query: query.get('q')?.slice(0, longest) ?? ''
  }
}

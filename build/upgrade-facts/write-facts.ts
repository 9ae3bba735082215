import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'

/** A member a line: a version that was read again shows as what came and went. */
export function writeFacts({ members, ...about }: VersionFacts): string {
  const subjects = Object.entries(members).map(([subject, list]) => {
    const lines = Object.entries(list).map(([key, facts]) => `${JSON.stringify(key)}:${JSON.stringify(facts)}`)
    return `${JSON.stringify(subject)}:{\n${lines.join(',\n')}}`
  })
  return `${JSON.stringify(about).slice(0, -1)},"members":{\n${subjects.join(',\n')}}}\n`
}

import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'

/** Writes one member per line: a diff shows the added and removed members. */
export function writeFacts({ members, ...about }: VersionFacts): string {
  const subjects = Object.entries(members).map(([subject, list]) => {
    const lines = Object.entries(list).map(([key, facts]) => `${JSON.stringify(key)}:${JSON.stringify(facts)}`)
    return `${JSON.stringify(subject)}:{\n${lines.join(',\n')}}`
  })
  return `${JSON.stringify(about).slice(0, -1)},"members":{\n${subjects.join(',\n')}}}\n`
}

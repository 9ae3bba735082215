import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toKebabCase } from '../../shared/api.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { normalizeText } from '../../shared/search.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { parseMemberKey } from '../../upgrade-facts/version-facts.ts'
import { rules } from '../../upgrade/rules/all.ts'
import type { Rule } from '../../upgrade/rule.ts'

/** Name of a later 3.x version, or of vxe-pc-ui, that 3.8.6 lacks. */
export interface LaterName {
  /** Key as in the version facts, `.rowConfig.drag`, or the tag of a component, `vxe-tree`. */
  key: string
  /** Spelling in a template or script: `row-config.drag`, `getEditCell()`. */
  title: string
  subject: string
  isComponent: boolean
  /** First compared version with the name, or the exact version from a rule of the upgrade. */
  since: string
  isExact: boolean
  /** Last compared version with the name. */
  last: string
  /** Member of 3.8.6 that the name replaces. */
  replaces?: string
}

const factsFolder = path.resolve(import.meta.dirname, '../../upgrade-facts/versions')

export const readComparedVersions = (): VersionFacts[] =>
  comparedVersions.map(
    version => JSON.parse(readFileSync(path.join(factsFolder, `${version}.json`), 'utf8')) as VersionFacts
  )

/** Subjects without names to search for: their options and slots repeat those of other components. */
const skippedSubjects = new Set(['setConfig', 'colgroup', 'icon'])
/** Maximum depth of an option; deeper ones belong to an object that has a record. */
const maxDepth = 2

/** Returns the names of the later versions that the first one lacks, oldest first; one name for all components. */
export function listLaterNames([documented, ...laterVersions]: readonly VersionFacts[]): LaterName[] {
  const ownTitles = new Set(
    Object.entries(documented?.members ?? {}).flatMap(([subject, members]) =>
      Object.keys(members).flatMap(key => [getTitle(subject, key), getLastName(key)].map(normalizeText))
    )
  )
  const replacements = readReplacements()
  const names = new Map<string, LaterName>()
  for (const { version, members } of laterVersions)
    for (const [subject, keys] of Object.entries(members)) {
      if (skippedSubjects.has(subject)) continue
      for (const key of Object.keys(keys)) {
        const title = getTitle(subject, key)
        const bare = normalizeText(title)
        if (!title || ownTitles.has(bare)) continue
        const known = names.get(bare)
        if (known) known.last = version
        else {
          const rule = replacements.get(subject + key) ?? replacements.get(`table${key}`)
          const isComponent = title.startsWith('vxe-')
          names.set(bare, {
            key: isComponent ? title : key,
            title,
            subject,
            isComponent,
            since: rule?.since ?? version,
            isExact: rule !== undefined,
            last: version,
            ...(rule && { replaces: rule.replaces })
          })
        }
      }
    }
  return [...names.values()]
}

/** Returns the spelling of a name, or an empty string for one that readers do not write. */
function getTitle(subject: string, key: string): string {
  const { kind, name } = parseMemberKey(key)
  // The other types are internal.
  if (kind === 'type') return name.startsWith('Vxe') ? name : ''
  if (kind === 'variable') return name
  if (kind === 'export') return getExportTitle(subject, name)
  if (kind === 'prop' && name.split('.').length > maxDepth) return ''
  // Keys with an underscore are private.
  return /(?:^|\.)_/.test(name) ? '' : formatMemberName(subject + key)
}

/** Returns the tag of an exported component; of `vxe-pc-ui`, functions are also methods of `VxeUI`. */
function getExportTitle(subject: string, name: string): string {
  if (/^Vxe[A-Z](?!I$|ore$)/.test(name)) return toKebabCase(name).replace(/^-/, '')
  return subject === 'vxe-table' ? name : ''
}

/** Returns the last part of a name, so that `drag` of 3.8.6 also covers `drag` elsewhere. */
const getLastName = (key: string): string => /[^.]*$/.exec(parseMemberKey(key).name)![0]

interface Replacement {
  since: string
  /** Path of the member in 3.8.6. */
  replaces: string
}

/** Returns the members that names of later versions replace, by the path of the later name. */
function readReplacements(): Map<string, Replacement> {
  const replacements = new Map<string, Replacement>()
  for (const rule of rules) {
    const replacement = readReplacement(rule)
    if (replacement && !rule.isWarned) replacements.set(...replacement)
  }
  return replacements
}

function readReplacement({ find, becomes, since, of }: Rule): [string, Replacement] | undefined {
  if (of || !becomes) return undefined
  if (find.kind === 'method' && becomes.kind === 'rename')
    return [`${find.of}()${becomes.to}`, { since, replaces: `${find.of}()${find.name}` }]
  if (find.kind === 'event' && becomes.kind === 'rename')
    return [`${find.of}@${becomes.to}`, { since, replaces: `${find.of}@${find.name}` }]
  if (find.kind !== 'option') return undefined
  const [subject = ''] = find.path.split('.')
  if (becomes.kind === 'rename')
    return [`${find.path.slice(0, find.path.lastIndexOf('.'))}.${becomes.to}`, { since, replaces: find.path }]
  if (becomes.kind === 'move') return [`${subject}.${becomes.to}`, { since, replaces: find.path }]
  return undefined
}

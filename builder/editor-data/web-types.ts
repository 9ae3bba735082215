import { docAddress, withoutLinks } from '../../editor/facts/doc-links.ts'
import type { EditorMember, EditorParam } from '../../editor/facts/editor-facts.ts'
import { splitUnion } from '../../shared/value-union.ts'
import type { DataInput } from './data-members.ts'
import { attributeName, indexOf, membersOf } from './data-members.ts'

/** Data for JetBrains IDEs, in the form that every version of them reads. */
export interface WebTypes {
  $schema: string
  framework: 'vue'
  name: string
  version: string
  contributions: {
    html: { 'types-syntax': 'typescript'; 'description-markup': 'markdown'; tags: WebTypesTag[] }
  }
}

interface WebTypesTag {
  name: string
  description: string
  'doc-url': string
  attributes: WebTypesAttribute[]
  events: WebTypesEvent[]
  slots: WebTypesSlot[]
}

interface WebTypesEntity {
  name: string
  description: string
  'doc-url': string
}

interface WebTypesAttribute extends WebTypesEntity {
  default?: string
  value: { kind: 'expression'; type: string | string[] }
}

interface WebTypesEvent extends WebTypesEntity {
  arguments: { name: string; type: string }[]
}

interface WebTypesSlot extends WebTypesEntity {
  'vue-properties': { name: string; type: string }[]
}

export function buildWebTypes(input: DataInput): WebTypes {
  const { facts, site } = input
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    framework: 'vue',
    name: 'vxe-table',
    version: facts.version,
    contributions: {
      html: {
        'types-syntax': 'typescript',
        'description-markup': 'markdown',
        tags: facts.components.map(({ tag, subject }) => ({
          name: tag,
          description: `\`<${tag}>\``,
          'doc-url': docAddress(site, `/${subject}/api`),
          attributes: membersOf(facts, subject, 'prop').map(member => toAttribute(member, input)),
          events: membersOf(facts, subject, 'event').map(member => ({
            ...toEntity(member, input),
            arguments: eventArguments(member)
          })),
          slots: membersOf(facts, subject, 'slot').map(member => ({
            ...toEntity(member, input),
            'vue-properties': (member.params ?? []).map(({ name, type }) => ({ name, type: type || 'any' }))
          }))
        }))
      }
    }
  }
}

const toEntity = (member: EditorMember, { language, site }: DataInput): WebTypesEntity => ({
  name: attributeName(member),
  description: withoutLinks(member.text[language]),
  'doc-url': docAddress(site, member.path)
})

function toAttribute(member: EditorMember, input: DataInput): WebTypesAttribute {
  const types = splitUnion(member.type).map(part => objectType(part, member, input))
  return {
    ...toEntity(member, input),
    ...(member.default !== undefined && { default: member.default }),
    value: { kind: 'expression', type: types.length === 1 ? types[0]! : types }
  }
}

/** Names that TypeScript knows without an import. */
const knownTypes = /^(?:string|number|boolean|null|undefined|any|object|unknown|Date|Function|RegExp)$/

/** Replaces the name of a type by its keys, which an IDE then completes in an object of the template. */
function objectType(type: string, { path }: EditorMember, { facts }: DataInput): string {
  const keys = indexOf(facts).children(path)
  const [, name = '', list = ''] = /^([A-Za-z_$][\w$.]*)(\[\])?$/.exec(type) ?? []
  if (keys.length === 0 || !name || (knownTypes.test(name) && name !== 'object' && name !== 'any')) return type
  const written = keys.map(key => `${key.name}?: ${valueType(key.type)}`).join('; ')
  return list ? `Array<{ ${written} }>` : `{ ${written} }`
}

const valueType = (type: string): string => type || 'any'

/** All parameters of an event are keys of one object, except for a single value. */
function eventArguments({ params = [] }: EditorMember): { name: string; type: string }[] {
  const [only] = params
  if (!only) return []
  if (params.length === 1 && only.name === 'value') return [{ name: only.name, type: only.type || 'any' }]
  return [{ name: 'params', type: `{ ${params.map(paramType).join('; ')} }` }]
}

const paramType = ({ name, type }: EditorParam): string => `${name}: ${type || 'any'}`

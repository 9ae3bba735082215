import { getOwn } from './own-property.ts'

/** Kinds of library members; a key of the global configuration is a `prop`. */
export type MemberKind = 'prop' | 'event' | 'slot' | 'method'

export const memberKinds: readonly MemberKind[] = ['prop', 'event', 'slot', 'method']

/** A component, or a part of the library's global object; each has its own reference table. */
export interface ApiSubject {
  /** `table`, `form-item`, `setConfig`, `interceptor`. */
  name: string
  /** Spelling in code: `vxe-table`, `VXETable.setConfig`. */
  tag: string
  language: string
  /** Version of the library the facts were read from. */
  version: string
  /** Subject with members that this one has too: `grid` inherits `table`. */
  inherits?: string
  members: ApiMember[]
  /** Demos that members refer to by position. */
  demos: ApiDemo[]
}

export interface ApiMember {
  /** `table.sortConfig.defaultSort`, `table@cell-click`, `table#empty`, `table()setCurrentRow`. */
  path: string
  kind: MemberKind
  /** Spelling in code: `sort-config`, and inside it `defaultSort`; `cell-click`; `sort(field, order?)`. */
  name: string
  /** One or a few sentences; `` `code` `` and `[label](target)` are marked up, a target is a member's path or a page. */
  text: string
  type: string
  default?: string
  /** Version that added the member, if it is known. */
  since?: string
  /** Replacement of a deprecated member; empty if there is none. */
  deprecated?: string
  /** Parameters of an event, a slot, a callback or a method. */
  params?: ApiParam[]
  /** Keys of a configuration object. */
  members?: ApiMember[]
  /** Positions in the subject's `demos` of the demos that use this member, the most relevant first. */
  demos?: number[]
  /** Defects of this version that code with the member may meet. */
  defects?: ApiDefect[]
}

export interface ApiDefect {
  id: string
  /** Path of the page that describes it, without the first slash. */
  page: string
  /** First words about it on the page, with names in backticks. */
  symptom: string
  /** First release with the defect. */
  since: string
  /** First release without it. */
  fixedIn?: string
}

/** Returns the path of the section of a page that describes the defects, and its address in the app. */
export const getDefectsPath = (page: string): string => `/${page}#pitfalls-defects`
export const getDefectsAddress = (page: string): string => `#${getDefectsPath(page)}`

export interface ApiParam {
  name: string
  type: string
  text: string
}

export interface ApiDemo {
  /** Address of the demo: `#/table/base/sort#demo-sort-by-header`. */
  href: string
  /** Heading above the demo. */
  title: string
  /** Title of its page. */
  page: string
}

/** `table.sortConfig.orders` -> subject `table`, kind `prop`, name `sortConfig.orders`. */
export function readMemberPath(path: string): { subject: string; kind: MemberKind; name: string } | undefined {
  const [, subject, sign, name] = /^([A-Za-z][\w-]*)(\.|@|#|\(\))(.+)$/.exec(path) ?? []
  const kind = sign && getOwn(kindBySign, sign)
  return subject && kind && name ? { subject, kind, name } : undefined
}

const kindBySign: Record<string, MemberKind> = { '.': 'prop', '@': 'event', '#': 'slot', '()': 'method' }

/** Keeps names that end in two capitals, such as `useHTML`: templates never spell them `use-h-t-m-l`. */
export const toKebabCase = (name: string): string =>
  /[A-Z]{2}$/.test(name) ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const toCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the route that documents a member, `/table/api?filterName=sortConfig.orders`, or '' for an invalid path. */
export function getMemberRoute(path: string): string {
  const member = readMemberPath(path)
  if (!member) return ''
  const page = getOwn(subjectPages, member.subject)
  // A page other than the API page of a component filters by the whole path.
  const name = page ? path : path.slice(member.subject.length).replace(/^\./, '')
  return `${page ?? `/${member.subject}/api`}?filterName=${encodeURIComponent(name)}`
}

/** Pages that document the subjects other than components. */
const subjectPages: Record<string, string> = {
  setConfig: '/table/start/global',
  VXETable: '/table/start/global',
  interceptor: '/table/interceptor/api',
  renderer: '/table/renderer/api',
  formats: '/table/formats/api',
  commands: '/table/start/global',
  menus: '/table/menus/api',
  validators: '/table/validators/api'
}

/** Subjects that inherit every member of another one. */
export const inheritance: Readonly<Record<string, string>> = {
  grid: 'table',
  colgroup: 'column',
  'form-gather': 'form-item'
}

/** `grid.rowConfig` -> `table.rowConfig`, `grid` -> `table`; undefined for subjects that inherit nothing. */
export function inheritedPath(path: string): string | undefined {
  const subject = readMemberPath(path)?.subject ?? path
  const base = getOwn(inheritance, subject)
  return base && base + path.slice(subject.length)
}

/** `setConfig.buttonGroup.size` sets the default of `button-group.size`. */
export function propOfConfig(path: string): string | undefined {
  const [, part, key] = /^setConfig\.([a-zA-Z]+)\.(.+)$/.exec(path) ?? []
  return part && key ? `${toKebabCase(part)}.${key}` : undefined
}

import { own } from './own.ts'

/** One member of the library, or one key of its global configuration. Key and address of everything about it. */
export type MemberKind = 'prop' | 'event' | 'slot' | 'method'

export const memberKinds: readonly MemberKind[] = ['prop', 'event', 'slot', 'method']

/** A subject has a table of its own: a component, or a part of the library's global object. */
export interface ApiSubject {
  /** `table`, `form-item`, `setConfig`, `interceptor`. */
  name: string
  /** As it is written in code: `vxe-table`, `VXETable.setConfig`. */
  tag: string
  language: string
  /** Version of the library the facts were read from. */
  version: string
  /** Every member of this subject is taken over: `grid` inherits `table`. */
  inherits?: string
  members: ApiMember[]
  /** The demos that members point at. */
  demos: ApiDemo[]
}

export interface ApiMember {
  /** `table.sortConfig.defaultSort`, `table@cell-click`, `table#empty`, `table()setCurrentRow`. */
  path: string
  kind: MemberKind
  /** As a reader writes it: `sort-config`, and inside it `defaultSort`; `cell-click`; `sort(field, order?)`. */
  name: string
  /** One or a few sentences; `` `code` `` and `[label](target)` are marked up, a target is a member's path or a page. */
  text: string
  type: string
  default?: string
  /** Version that brought the member, where it is known. */
  since?: string
  /** What to use instead. Empty when nothing replaces the member. */
  deprecated?: string
  /** What an event, a slot, a callback or a method hands over or takes. */
  params?: ApiParam[]
  /** Keys of a configuration object. */
  members?: ApiMember[]
  /** Positions in the subject's list of demos that use this member, most telling first. */
  demos?: number[]
}

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
  const kind = sign && own(signs, sign)
  return subject && kind && name ? { subject, kind, name } : undefined
}

const signs: Record<string, MemberKind> = { '.': 'prop', '@': 'event', '#': 'slot', '()': 'method' }

/** `useHTML` stays as it is: nobody writes `use-h-t-m-l`. */
export const kebab = (name: string): string =>
  /[A-Z]{2}$/.test(name) ? name : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where a member stands: `/table/api?filterName=sortConfig.orders`. */
export function memberPlace(path: string): string {
  const member = readMemberPath(path)
  if (!member) return ''
  const page = own(subjectPages, member.subject)
  // A page that is not the component's own is told the whole path.
  const name = page ? path : path.slice(member.subject.length).replace(/^\./, '')
  return `${page ?? `/${member.subject}/api`}?filterName=${encodeURIComponent(name)}`
}

/** Subjects that are no component stand on the page that explains them. */
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

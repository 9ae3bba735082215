import type { EditorDemo, EditorFacts, EditorMember, EditorParam, EditorText } from '../../editor/facts/editor-facts.ts'
import type { ApiMember, ApiSubject } from '../../shared/api.ts'
import type { LaterTarget } from '../../version-check/replacements.ts'
import type { Reference } from '../api/reference.ts'
import { globalSubjects, subjects } from '../api/subjects.ts'

/** Subjects without a table: the table of `setConfig` has their members. */
const listedElsewhere: ReadonlySet<string> = new Set(['VXETable', 'commands'])

/** Maximum number of demos that the description of a member links to; each takes space in the extension. */
const maxDemos = 1

/** Collects the facts of the reference that editors show, in both languages. */
export function collectFacts(
  { index, version, subject }: Pick<Reference, 'index' | 'version' | 'subject'>,
  targets: readonly LaterTarget[]
): EditorFacts {
  const demos: EditorDemo[] = []
  const positions = new Map<string, number>()
  const paramTexts = new Map<string, { position: number; text: EditorText }>()
  const names = [...subjects.map(({ name }) => name), ...globalSubjects.filter(name => !listedElsewhere.has(name))]
  const members = names.flatMap(name => {
    const zh = subject(name, 'zh')
    const en = subject(name, 'en')
    return pairMembers(zh.members, en.members).flatMap(pair => toEditorMembers(pair, zh, en))
  })
  return {
    version,
    components: subjects.map(({ name }) => ({ tag: `vxe-${name}`, subject: name })),
    members,
    paramTexts: [...paramTexts.values()].map(({ text }) => text),
    demos,
    targets
  }

  function toEditorMembers([zh, en]: MemberPair, zhSubject: ApiSubject, enSubject: ApiSubject): EditorMember[] {
    const fact = index.find(zh.path)
    const used = (zh.demos ?? []).slice(0, maxDemos).map(each => addDemo(each, zhSubject, enSubject))
    const member: EditorMember = {
      path: zh.path,
      kind: zh.kind,
      name: zh.name,
      text: { zh: zh.text, en: en.text },
      type: zh.type,
      ...(zh.default !== undefined && { default: zh.default }),
      ...(zh.since !== undefined && { since: zh.since }),
      ...(zh.deprecated !== undefined && { deprecated: zh.deprecated }),
      ...(fact?.sameKeysAs !== undefined && { sameKeysAs: fact.sameKeysAs }),
      ...(fact?.isDictionary && { isDictionary: true as const }),
      ...(zh.params && {
        params: zh.params.map(({ name, type, text }, position): EditorParam => {
          const sameKeysAs = fact?.params?.[position]?.sameKeysAs
          return {
            name,
            type,
            text: addParamText({ zh: text, en: en.params?.[position]?.text ?? '' }),
            ...(sameKeysAs !== undefined && { sameKeysAs })
          }
        })
      }),
      ...(used.length > 0 && { demos: used })
    }
    const keys = pairMembers(zh.members ?? [], en.members ?? [])
    return [member, ...keys.flatMap(pair => toEditorMembers(pair, zhSubject, enSubject))]
  }

  function addParamText(text: EditorText): number {
    const key = `${text.zh}\n${text.en}`
    const known = paramTexts.get(key) ?? { position: paramTexts.size, text }
    paramTexts.set(key, known)
    return known.position
  }

  function addDemo(position: number, zh: ApiSubject, en: ApiSubject): number {
    const { href, title } = zh.demos[position]!
    const known = positions.get(href)
    if (known !== undefined) return known
    const titles = new Map(en.demos.map(each => [each.href, each.title]))
    positions.set(href, demos.length)
    demos.push({ href, title: { zh: title, en: titles.get(href) ?? title } })
    return demos.length - 1
  }
}

type MemberPair = readonly [zh: ApiMember, en: ApiMember]

/** Pairs the same members in both languages. */
function pairMembers(zh: readonly ApiMember[], en: readonly ApiMember[]): MemberPair[] {
  const byPath = new Map(en.map(each => [each.path, each]))
  return zh.flatMap(each => {
    const other = byPath.get(each.path)
    return other ? [[each, other] as const] : []
  })
}

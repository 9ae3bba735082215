import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import type { ApiMember } from '../../../../shared/api.ts'
import { camel, kebab } from '../../../../shared/api.ts'
import type { Language } from '../../../../shared/locale.ts'
import type { HoverTarget } from '../context/hover-target.ts'
import { hoverTarget } from '../context/hover-target.ts'
import type { ComponentName } from '../context/place.ts'
import { editorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { memberAt, membersOfKind } from './api-facts.ts'
import { apiFacts } from './load-subject.ts'
import { memberInfo } from './member-info.ts'
import { first } from './proposals.ts'

/** The member's card under the pointer. */
export const memberHover = (language: () => Language): Extension =>
  hoverTooltip(async (view, pos) => {
    const text = view.state.doc.toString()
    const target = hoverTarget(text, pos, ensureSyntaxTree(view.state, pos, 100) ?? syntaxTree(view.state))
    const words = editorTexts[language()]
    const about =
      target &&
      (target.kind === 'tag'
        ? { tag: `vxe-${target.subject}`, text: words.tags[target.subject as ComponentName] }
        : await memberOf(target, apiFacts(language())).catch(() => undefined))
    return about
      ? { pos: target.from, end: target.to, above: true, create: () => ({ dom: memberInfo(about, words) }) }
      : null
  })

async function memberOf(
  target: Exclude<HoverTarget, { kind: 'tag' }>,
  get: GetSubject
): Promise<ApiMember | undefined> {
  if (target.kind === 'key') return first(target.places, place => memberAt(get, place))
  const members = await membersOfKind(get, target.subject, target.member)
  return members.find(({ name }) => sameName(target.member, name, target.name))
}

function sameName(kind: ApiMember['kind'], name: string, written: string): boolean {
  if (kind === 'prop') return camel(name) === written
  if (kind === 'method') return name.replace(/\(.*/, '') === written
  return name === written || name === kebab(written)
}

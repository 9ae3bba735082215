import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import type { ApiMember } from '../../../../shared/api.ts'
import { toCamelCase, toKebabCase } from '../../../../shared/api.ts'
import type { Language } from '../../../../shared/locale.ts'
import type { HoverTarget } from '../context/hover-target.ts'
import { getHoverTarget } from '../context/hover-target.ts'
import type { ComponentName } from '../context/api-path.ts'
import { editorTexts } from '../editor-texts.ts'
import type { GetSubject } from './api-facts.ts'
import { getMemberAt, getMembersOfKind } from './api-facts.ts'
import { getApiReference } from './api-reference.ts'
import { createMemberInfo } from './member-info.ts'
import { findFirst } from './proposals.ts'

/** Shows the info card of the member under the pointer. */
export const memberHover = (language: () => Language): Extension =>
  hoverTooltip(async (view, pos) => {
    const text = view.state.doc.toString()
    const target = getHoverTarget(text, pos, ensureSyntaxTree(view.state, pos, 100) ?? syntaxTree(view.state))
    const words = editorTexts[language()]
    const about =
      target &&
      (target.kind === 'tag'
        ? { tag: `vxe-${target.subject}`, text: words.tags[target.subject as ComponentName] }
        : await findMember(target, getApiReference(language())).catch(() => undefined))
    return about
      ? { pos: target.from, end: target.to, above: true, create: () => ({ dom: createMemberInfo(about, words) }) }
      : null
  })

async function findMember(
  target: Exclude<HoverTarget, { kind: 'tag' }>,
  get: GetSubject
): Promise<ApiMember | undefined> {
  if (target.kind === 'key') return findFirst(target.places, place => getMemberAt(get, place))
  const members = await getMembersOfKind(get, target.subject, target.member)
  return members.find(({ name }) => isSameName(target.member, name, target.name))
}

function isSameName(kind: ApiMember['kind'], name: string, written: string): boolean {
  if (kind === 'prop') return toCamelCase(name) === written
  if (kind === 'method') return name.replace(/\(.*/, '') === written
  return name === written || name === toKebabCase(written)
}

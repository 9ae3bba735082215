import type { ApiMember } from '../../../../shared/api.ts'
import { plainText, readMarkedText } from '../../../api-table/tree/marked-text.ts'
import type { EditorTexts } from '../editor-texts.ts'
import styles from '../editor.module.css'

/** Creates the info card of a member, shown beside the completion list and under the pointer. */
export function createMemberInfo(about: ApiMember | { tag: string; text: string }, text: EditorTexts): HTMLElement {
  const card = createElement('div', styles.info)
  if ('tag' in about) {
    card.append(createHead(about.tag, text.kinds.tag, false), createElement('p', undefined, about.text))
    return card
  }
  const isDeprecated = about.deprecated !== undefined
  card.append(
    createHead(
      about.name,
      about.path ? text.kinds[about.kind] : text.kinds.param,
      isDeprecated,
      isDeprecated ? text.deprecated : about.since && `${about.since}+`
    )
  )
  if (about.text) card.append(createElement('p', undefined, plainText(readMarkedText(about.text))))
  if (about.deprecated)
    card.append(createElement('p', undefined, text.instead.join(plainText(readMarkedText(about.deprecated)))))
  if (about.type) card.append(createTypeLine(about, text))
  return card
}

function createHead(name: string, kind: string, isDeprecated: boolean, badge?: string): HTMLElement {
  const line = createElement('div', styles.infoHead)
  line.append(
    createElement('code', isDeprecated ? styles.deprecated : undefined, name),
    createElement('small', undefined, kind)
  )
  if (badge) line.append(createElement('small', isDeprecated ? styles.badgeDeprecated : styles.badge, badge))
  return line
}

function createTypeLine({ type, default: preset }: ApiMember, text: EditorTexts): HTMLElement {
  const line = createElement('div', styles.infoType)
  line.append(createElement('code', undefined, type))
  if (preset) {
    const shown = createElement('span', undefined, text.default)
    shown.append(createElement('code', undefined, preset))
    line.append(shown)
  }
  return line
}

function createElement(name: string, className?: string, text?: string): HTMLElement {
  const node = document.createElement(name)
  if (className) node.className = className
  if (text !== undefined) node.textContent = text
  return node
}

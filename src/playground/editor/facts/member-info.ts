import type { ApiMember } from '../../../../shared/api.ts'
import { plainText, readMarkedText } from '../../../api-table/tree/marked-text.ts'
import type { EditorTexts } from '../editor-texts.ts'
import styles from '../editor.module.css'

/** What is worth knowing about a member, beside the completion list and under the pointer. */
export function memberInfo(about: ApiMember | { tag: string; text: string }, text: EditorTexts): HTMLElement {
  const card = element('div', styles.info)
  if ('tag' in about) {
    card.append(head(about.tag, text.kinds.tag, false), element('p', undefined, about.text))
    return card
  }
  const isGone = about.deprecated !== undefined
  card.append(
    head(
      about.name,
      about.path ? text.kinds[about.kind] : text.kinds.param,
      isGone,
      isGone ? text.deprecated : about.since && `${about.since}+`
    )
  )
  if (about.text) card.append(element('p', undefined, plainText(readMarkedText(about.text))))
  if (about.deprecated)
    card.append(element('p', undefined, text.instead.join(plainText(readMarkedText(about.deprecated)))))
  if (about.type) card.append(types(about, text))
  return card
}

function head(name: string, kind: string, isGone: boolean, badge?: string): HTMLElement {
  const line = element('div', styles.infoHead)
  line.append(element('code', isGone ? styles.gone : undefined, name), element('small', undefined, kind))
  if (badge) line.append(element('small', isGone ? styles.badgeGone : styles.badge, badge))
  return line
}

function types({ type, default: preset }: ApiMember, text: EditorTexts): HTMLElement {
  const line = element('div', styles.infoType)
  line.append(element('code', undefined, type))
  if (preset) {
    const shown = element('span', undefined, text.default)
    shown.append(element('code', undefined, preset))
    line.append(shown)
  }
  return line
}

function element(name: string, className?: string, text?: string): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

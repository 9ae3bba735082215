import type { ComponentType } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ApiMember } from '../../shared/api.ts'
import { readMemberPath } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { ApiCard } from '../api-table/card/api-card.tsx'
import { loadSubject } from '../load-subject.ts'
import styles from './member-card.module.css'

interface CardProps {
  id: string
  member: ApiMember
  language: Language
  anchor: HTMLElement
}

export interface ShownMember {
  member: ApiMember
  Card: ComponentType<CardProps>
}

/** Finds a member in the module of its component, which is fetched once and also used by the reference. */
export async function findMember(path: string, language: Language): Promise<ShownMember | undefined> {
  const name = readMemberPath(path)?.subject ?? ''
  const subject = await loadSubject(name, language)
  const member =
    subject && (memberAt(subject.members, path) ?? (await inheritedMember(subject.inherits, path, language)))
  return member && { member, Card: MemberCard }
}

async function inheritedMember(
  base: string | undefined,
  path: string,
  language: Language
): Promise<ApiMember | undefined> {
  return base === undefined ? undefined : (await findMember(path.replace(/^[\w-]+/, base), language))?.member
}

function memberAt(members: readonly ApiMember[], path: string): ApiMember | undefined {
  for (const member of members) {
    const found = member.path === path ? member : memberAt(member.members ?? [], path)
    if (found) return found
  }
  return undefined
}

/** Card in the top layer, below the link or, without room there, above it. */
function MemberCard({ id, member, language, anchor }: CardProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = box.current
    if (!card) return
    card.showPopover?.()
    const link = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = card
    const below = link.bottom + 6
    card.style.left = `${Math.max(8, Math.min(link.left, innerWidth - width - 8))}px`
    card.style.top = `${below + height > innerHeight - 8 ? Math.max(8, link.top - height - 6) : below}px`
  }, [anchor])
  // A portal, because the paragraph of the link must not contain a block.
  return createPortal(
    <div ref={box} id={id} className={styles.card} role="tooltip" popover="manual">
      <ApiCard member={member} language={language} />
    </div>,
    anchor.closest('#app') ?? document.body
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { memberPlace } from '../../shared/api.ts'
import { memberName } from '../../shared/member-name.ts'
import { useTexts } from '../locale/texts.ts'
import { InlineCode } from './inline-code.tsx'
import type { ShownMember } from './member-card.tsx'

/** A member of the library in prose: a link to its row, with a card while the pointer or the focus rests on it. */
export function MemberLink({ of }: { of: string }) {
  const { language } = useTexts()
  const link = useRef<HTMLAnchorElement>(null)
  const waiting = useRef(0)
  const [card, setCard] = useState<ShownMember>()
  const id = useId()
  const hide = () => {
    clearTimeout(waiting.current)
    setCard(undefined)
  }
  const show = () => {
    clearTimeout(waiting.current)
    waiting.current = window.setTimeout(async () => {
      try {
        const { findMember } = await import('./member-card.tsx')
        const found = await findMember(of, language)
        if (link.current?.matches(':hover, :focus-visible')) setCard(found)
      } catch {
        // The link leads to the same words.
      }
    }, 200)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const Card = card?.Card
  return (
    <>
      <a
        ref={link}
        href={`#${memberPlace(of)}`}
        data-member={of}
        aria-describedby={card ? id : undefined}
        onPointerEnter={event => event.pointerType === 'mouse' && show()}
        onPointerLeave={hide}
        onFocus={event => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onKeyDown={event => event.key === 'Escape' && hide()}
      >
        <InlineCode>{memberName(of)}</InlineCode>
      </a>
      {Card && link.current && <Card id={id} member={card.member} language={language} near={link.current} />}
    </>
  )
}

import type { RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { loadChunk } from '../chunk-error.ts'
import { useTexts } from '../locale/texts.ts'
import type { ShownMember } from './member-card.tsx'

/** Shows the card of a member while a link to it is hovered or focused. */
export function MemberCards({ of: boxRef }: { of: RefObject<HTMLElement | null> }) {
  const { language } = useTexts()
  const languageRef = useRef(language)
  languageRef.current = language
  const [shown, setShown] = useState<ShownMember & { link: HTMLElement }>()
  const id = useId()
  useEffect(() => {
    const page = boxRef.current!
    let timer = 0
    const hide = () => {
      clearTimeout(timer)
      setShown(undefined)
    }
    const show = (link: HTMLElement) => {
      clearTimeout(timer)
      timer = window.setTimeout(async () => {
        try {
          const { findMember } = await loadChunk('member-card', () => import('./member-card.tsx'))
          const found = await findMember(link.dataset.member!, languageRef.current)
          if (found && link.matches(':hover, :focus-visible')) setShown({ ...found, link })
        } catch {
          // A missing card needs no message, because the link leads to the same text.
        }
      }, 200)
    }
    const linkOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('a[data-member]')
    const listeners: {
      [Kind in 'pointerover' | 'pointerout' | 'focusin' | 'focusout' | 'keydown']: (event: never) => void
    } = {
      pointerover: (event: PointerEvent) => {
        const link = linkOf(event)
        if (link && event.pointerType === 'mouse' && !link.contains(event.relatedTarget as Node | null)) show(link)
      },
      pointerout: (event: PointerEvent) => {
        const link = linkOf(event)
        if (link && !link.contains(event.relatedTarget as Node | null)) hide()
      },
      focusin: (event: FocusEvent) => {
        const link = linkOf(event)
        if (link?.matches(':focus-visible')) show(link)
      },
      focusout: hide,
      keydown: (event: KeyboardEvent) => event.key === 'Escape' && hide()
    }
    const kinds = Object.entries(listeners) as [string, (event: Event) => void][]
    for (const [kind, listener] of kinds) page.addEventListener(kind, listener)
    return () => {
      clearTimeout(timer)
      for (const [kind, listener] of kinds) page.removeEventListener(kind, listener)
    }
  }, [boxRef])
  useEffect(() => {
    if (!shown) return
    shown.link.setAttribute('aria-describedby', id)
    return () => shown.link.removeAttribute('aria-describedby')
  }, [shown, id])
  if (!shown?.link.isConnected) return null
  return <shown.Card id={id} member={shown.member} language={language} anchor={shown.link} />
}

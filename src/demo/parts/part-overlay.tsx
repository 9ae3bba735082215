import type { CSSProperties } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { DemoPart } from '../../../shared/demo-parts.ts'
import { measureParts } from './measure-parts.ts'
import styles from './part-picker.module.css'
import type { Point, Rect } from './place-badges.ts'
import { placeBadges } from './place-badges.ts'

interface Props {
  parts: readonly DemoPart[]
  stage: HTMLElement
  /** Index of the part with an outline. */
  shown: number
  onMeasure: (visible: readonly boolean[]) => void
}

interface Picture {
  outlines: Rect[][]
  badges: (Point | undefined)[]
  width: number
}

const noPicture: Picture = { outlines: [], badges: [], width: 0 }

/** Numbers on the parts of a running demo and an outline around one of them; screen readers use the list. */
export function PartOverlay({ parts, stage, shown, onMeasure }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [{ outlines, badges, width }, setPicture] = useState(noPicture)
  const measured = useRef(onMeasure)
  measured.current = onMeasure
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const overlay = box.current
      if (!overlay) return
      const bounds = getContentSize(stage)
      const outlines = measureParts(stage, parts, overlay)
      setPicture({
        outlines,
        badges: placeBadges(
          outlines.map(([first]) => first),
          bounds
        ),
        width: bounds.width
      })
      measured.current(outlines.map(rects => rects.length > 0))
    }
    const request = () => (frame ||= requestAnimationFrame(measure))
    const host = stage.firstElementChild!
    const sizes = new ResizeObserver(request)
    const changes = new MutationObserver(request)
    sizes.observe(host)
    sizes.observe(stage)
    changes.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style'] })
    stage.addEventListener('scroll', request, { capture: true, passive: true })
    stage.addEventListener('transitionend', request)
    measure()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      stage.removeEventListener('scroll', request, { capture: true })
      stage.removeEventListener('transitionend', request)
    }
  }, [parts, stage])
  const [first] = outlines[shown] ?? []
  return (
    <div ref={box} className={styles.overlay} aria-hidden="true" data-part-overlay>
      {outlines[shown]?.map((rect, index) => (
        <i key={index} className={styles.outline} style={getBoxStyle(rect)} />
      ))}
      {badges.map(
        (badge, index) =>
          badge && (
            <b
              key={index}
              className={styles.badge}
              style={{ left: badge.x, top: badge.y }}
              data-shown={index === shown}
            >
              {index + 1}
            </b>
          )
      )}
      {first && (
        <span className={styles.tag} style={getTagStyle(first, width)}>
          {parts[shown]?.name} <code>{parts[shown]?.selector}</code>
        </span>
      )}
    </div>
  )
}

/** Size of everything in the stage, which may scroll, without the overlay itself. */
function getContentSize(stage: HTMLElement): Pick<Rect, 'width' | 'height'> {
  const { scrollWidth, scrollHeight, offsetLeft, offsetTop } = stage.firstElementChild as HTMLElement
  return {
    width: Math.max(stage.clientWidth, scrollWidth + 2 * offsetLeft),
    height: Math.max(stage.clientHeight, scrollHeight + 2 * offsetTop)
  }
}

const getBoxStyle = ({ x, y, width, height }: Rect): CSSProperties => ({ left: x, top: y, width, height })

const tagHeight = 24

/** Places the name above its part, or below a part at the upper edge; it grows towards the wider side. */
function getTagStyle({ x, y, width, height }: Rect, overlayWidth: number): CSSProperties {
  const top = y >= tagHeight + 12 ? y - tagHeight - 6 : Math.min(y + height + 6, y + 60)
  return x > overlayWidth / 2 ? { right: overlayWidth - x - width, top } : { left: x, top }
}

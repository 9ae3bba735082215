import type { RefObject } from 'react'
import type { RaceRun } from './race-results.ts'
import { median } from './race-results.ts'
import styles from './race.module.css'
import type { RaceTexts } from './race-texts.ts'

interface Props {
  results: readonly { release: string; runs: readonly RaceRun[] }[]
  text: RaceTexts
  picture: RefObject<SVGSVGElement | null>
}

const size = { width: 640, height: 200, left: 36, right: 8, top: 8, bottom: 22 }
/** Milliseconds of a frame at 60 Hz. */
const smooth = 1000 / 60
const dashes = ['', '6 3', '2 3']

/** Times of the frames of each release, as lines that also differ by their dashes. */
export function RacePlot({ results, text, picture }: Props) {
  const lines = results.map(({ release, runs }) => ({ release, times: medianFrames(runs) }))
  const count = Math.max(...lines.map(({ times }) => times.length))
  const most = Math.max(34, ...lines.flatMap(({ times }) => times))
  const inside = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom }
  const x = (frame: number) => size.left + (inside.width * frame) / Math.max(1, count - 1)
  const y = (time: number) => size.top + inside.height * (1 - time / most)
  return (
    <figure className={styles.plot}>
      <svg ref={picture} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={text.plot}>
        {[0, smooth, most].map(time => (
          <g key={time}>
            <line x1={size.left} x2={size.width - size.right} y1={y(time)} y2={y(time)} className={styles.grid} />
            <text x={size.left - 6} y={y(time) + 4} textAnchor="end" className={styles.label}>
              {Math.round(time)}
            </text>
          </g>
        ))}
        {lines.map(({ release, times }, index) => (
          <polyline
            key={release}
            points={times.map((time, frame) => `${x(frame).toFixed(1)},${y(time).toFixed(1)}`).join(' ')}
            strokeDasharray={dashes[index]}
            className={styles[`line${index}`]}
          />
        ))}
        {lines.map(({ release }, index) => (
          <g key={release} transform={`translate(${size.left + index * 130} ${size.height - 6})`}>
            <line x1="0" x2="24" y1="-4" y2="-4" strokeDasharray={dashes[index]} className={styles[`line${index}`]} />
            <text x="30" y="0" className={styles.label}>
              {release}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{text.plot}</figcaption>
    </figure>
  )
}

/** Returns the median of the runs for each frame. */
function medianFrames(runs: readonly RaceRun[]): number[] {
  const count = Math.max(0, ...runs.map(({ frames }) => frames.length))
  return Array.from({ length: count }, (_, frame) =>
    median(runs.flatMap(({ frames }) => (frames[frame] === undefined ? [] : [frames[frame]])))
  )
}

/** Returns the picture as a file of its own, with the colors of the page. */
export function writePicture(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.style.background = getComputedStyle(document.body).backgroundColor
  const [from, to] = [svg.querySelectorAll('*'), copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of to.entries()) {
    const { stroke, strokeWidth, fill, font } = getComputedStyle(from[index]!)
    Object.assign(element.style, { stroke, strokeWidth, fill, font })
    element.removeAttribute('class')
  }
  return new XMLSerializer().serializeToString(copy)
}

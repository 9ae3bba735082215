import type { ReactNode } from 'react'
import { createElement, useEffect, useMemo, useRef } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Finding, Problem } from '../../upgrade/finding.ts'
import { followPictureKeys } from '../../upgrade/report/picture-keys.ts'
import type { MarkupElement } from '../../upgrade/report/picture-markup.ts'
import { createPictureMarkup } from '../../upgrade/report/picture-markup.ts'
import { pictureStyle } from '../../upgrade/report/picture-style.ts'
import { createProjectPicture } from '../../upgrade/report/project-picture.ts'
import { reportTexts } from '../../upgrade/report/report-texts.ts'
import type { CheckTexts } from './check-texts.ts'
import styles from './picture-section.module.css'

interface Props {
  text: CheckTexts
  language: Language
  files: readonly string[]
  findings: readonly Finding[]
  problems: readonly Problem[]
  onOpen: (file: string) => void
}

/** Shows the files of a project as cells; the cell of a file leads to its findings. */
export function PictureSection({ text, language, files, findings, problems, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => followPictureKeys(box.current!), [])
  // Thousands of elements, which stay the same while files are opened.
  const picture = useMemo(() => createProjectPicture(files, findings, problems), [files, findings, problems])
  const rendered = useMemo(() => render(createPictureMarkup(picture, reportTexts[language]), 0), [picture, language])
  return (
    <section className={styles.picture} aria-label={reportTexts[language].picture.title}>
      <style>{pictureStyle}</style>
      <p>{text.picture}</p>
      <div
        ref={box}
        onClick={({ target }) => {
          const index = target instanceof Element && target.closest('[data-cell]')?.getAttribute('data-cell')
          if (typeof index === 'string') onOpen(picture.folders.flatMap(({ cells }) => cells)[Number(index)]!.file)
        }}
      >
        {rendered}
      </div>
    </section>
  )
}

const render = (node: MarkupElement | string, key: number): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, { ...node.attributes, key }, node.children.map(render))

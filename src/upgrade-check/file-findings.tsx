import { useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Finding } from '../../upgrade/finding.ts'
import { Icon } from '../ui/icon.tsx'
import type { CheckTexts } from './check-texts.ts'
import styles from './file-findings.module.css'
import { FindingItem } from './finding-item.tsx'

interface Props {
  text: CheckTexts
  language: Language
  name: string
  source: string
  findings: readonly Finding[]
  isOpen: boolean
  onOpen?: (file: string, line: number) => void
}

const placesAtOnce = 50

/** A file and what was found in it. Closed, it costs the page a line. */
export function FileFindings({ text, language, name, source, findings, isOpen, onOpen }: Props) {
  const [open, setOpen] = useState(isOpen)
  const [shown, setShown] = useState(placesAtOnce)
  return (
    <details className={styles.file} data-file={name} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="right" />
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{text.places(findings.length)}</span>
      </summary>
      {open && (
        <ol>
          {findings.slice(0, shown).map(finding => (
            <FindingItem
              key={`${finding.rule} ${finding.start}`}
              text={text}
              language={language}
              source={source}
              finding={finding}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      {open && findings.length > shown && (
        <button type="button" className="btn" onClick={() => setShown(shown + placesAtOnce)}>
          {text.morePlaces(Math.min(placesAtOnce, findings.length - shown))}
        </button>
      )}
    </details>
  )
}

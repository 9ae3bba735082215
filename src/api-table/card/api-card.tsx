import type { ApiMember } from '../../../shared/api.ts'
import type { Language } from '../../../shared/locale.ts'
import styles from './api-card.module.css'
import { firstSentence, plainText, readMarkedText, spansOf } from '../tree/marked-text.ts'
import { apiTexts } from '../api-texts.ts'

/** A member in a few lines: what a reader wants to know without leaving the sentence they are in. */
export function ApiCard({ member, language }: { member: ApiMember; language: Language }) {
  const text = apiTexts[language]
  const [before, after] = text.instead
  const isGone = member.deprecated !== undefined
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <code className={isGone ? styles.gone : undefined}>{member.name}</code>
        <small>{text.singular[member.kind]}</small>
        {isGone && <span className={`badge ${styles.deprecated}`}>{text.deprecated}</span>}
        {member.since && <span className={`badge ${styles.since}`}>{member.since}+</span>}
      </div>
      <div>
        {firstSentence(readMarkedText(member.text))
          .flatMap(spansOf)
          .map(({ text, isCode }, index) => (isCode ? <code key={index}>{text}</code> : text))}
        {member.deprecated && ` ${before}${plainText(readMarkedText(member.deprecated))}${after}`}
      </div>
      {member.type && (
        <div className={styles.type}>
          <code>{member.type}</code>
          {member.default && <code className={styles.default}>{member.default}</code>}
        </div>
      )}
    </div>
  )
}

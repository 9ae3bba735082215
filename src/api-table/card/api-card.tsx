import type { ApiMember } from '../../../shared/api.ts'
import type { Language } from '../../../shared/locale.ts'
import styles from './api-card.module.css'
import { firstSentence, plainText, readMarkedText, spansOf } from '../tree/marked-text.ts'
import { apiTexts } from '../api-texts.ts'

/** Summary of a member in a few lines, for a reader of the text that links to it. */
export function ApiCard({ member, language }: { member: ApiMember; language: Language }) {
  const text = apiTexts[language]
  const [before, after] = text.instead
  const isDeprecated = member.deprecated !== undefined
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <code className={isDeprecated ? styles.deprecatedName : undefined}>{member.name}</code>
        <small>{text.singular[member.kind]}</small>
        {isDeprecated && <span className={`badge ${styles.deprecated}`}>{text.deprecated}</span>}
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

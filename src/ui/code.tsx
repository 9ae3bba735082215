import type { Token } from '../../shared/code.ts'
import { decodeTokens, splitTokenLines } from '../../shared/code.ts'
import styles from './code.module.css'

interface Props {
  code: string
  /** Syntax tokens from the build; without them the code has no colors. */
  tokens?: string | readonly Token[]
  /** Lines that contain one of these texts are tinted. */
  marks?: string[]
  label: string
  numbered?: boolean
}

/** Code with syntax colors; the tokens come from the build, nothing is parsed here. */
export function Code({ code, tokens = '', marks = [], label, numbered = true }: Props) {
  const lines = splitTokenLines(typeof tokens === 'string' ? decodeTokens(code.replace(/\n$/, ''), tokens) : tokens)
  return (
    <pre className={`${styles.code} ${numbered ? '' : styles.plain}`} tabIndex={0} role="group" aria-label={label}>
      <code>
        {lines.map((line, index) => (
          <Line
            key={index}
            number={index + 1}
            line={line}
            marked={marks.some(mark => textOf(line).includes(mark))}
            last={index === lines.length - 1}
          />
        ))}
      </code>
    </pre>
  )
}

function Line({ number, line, marked, last }: { number: number; line: Token[]; marked: boolean; last: boolean }) {
  return (
    <span className={marked ? `${styles.line} ${styles.marked}` : styles.line} data-n={number}>
      {line.map((token, index) =>
        token.isChanged ? (
          <mark key={index} className={`${styles.changed} ${token.kind ? styles[token.kind] : ''}`}>
            {token.text}
          </mark>
        ) : token.kind ? (
          <span key={index} className={styles[token.kind]}>
            {token.text}
          </span>
        ) : (
          token.text
        )
      )}
      {last ? '' : '\n'}
    </span>
  )
}

const textOf = (line: Token[]): string => line.map(token => token.text).join('')

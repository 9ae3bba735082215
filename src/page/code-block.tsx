import type { ReactElement, ReactNode } from 'react'
import { Children, isValidElement, useState } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Code } from '../ui/code.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import styles from './code-block.module.css'

interface Props {
  code: string
  tokens: string
  lang: string
  title?: string
  marks?: string
}

export function CodeBlock(props: Props) {
  return <Block blocks={[props]} />
}

/** Several blocks of which one is shown: npm, pnpm, yarn. */
export function CodeTabs({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter((child): child is ReactElement<Props> => isValidElement(child))
  return <Block blocks={blocks.map(block => block.props)} />
}

function Block({ blocks }: { blocks: Props[] }) {
  const { code: texts } = useMessages()
  const [chosen, setChosen] = useState(0)
  const block = blocks[chosen] ?? blocks[0]
  if (!block) return null
  const short = !block.code.includes('\n') || block.lang === 'sh'
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        {blocks.length > 1
          ? blocks.map((each, index) => (
              <button key={index} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                {each.title}
              </button>
            ))
          : <span className={styles.name}>{block.title ?? block.lang}</span>}
        <CopyButton className={styles.copy} text={block.code} />
      </div>
      <Code code={block.code} tokens={block.tokens} marks={block.marks?.split('|')} label={block.title ?? texts.text} numbered={!short} />
    </div>
  )
}

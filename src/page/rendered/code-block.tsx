import type { ReactElement, ReactNode } from 'react'
import { Children, isValidElement } from 'react'
import { useMessages } from '../../locale/texts.ts'
import { Code } from '../../ui/code.tsx'
import styles from './code-block.module.css'
import { CopyButton } from './copy-button.tsx'

interface Props {
  code: string
  tokens: string
  lang: string
  title?: string
  marks?: string
  /** Set for a few lines at the beginning of a page, which need no numbers. */
  plain?: string
}

export function CodeBlock(props: Props) {
  return <CodeBlocks blocks={[props]} />
}

/** Tabs over several blocks: npm, pnpm, yarn. */
export function CodeTabs({ children }: { children: ReactNode }) {
  const blocks = Children.toArray(children).filter((child): child is ReactElement<Props> => isValidElement(child))
  return <CodeBlocks blocks={blocks.map(block => block.props)} />
}

/** `src/page/page-buttons.ts` handles its buttons. */
function CodeBlocks({ blocks }: { blocks: Props[] }) {
  const { code: texts } = useMessages()
  return (
    <div className={styles.block} data-code>
      <div className={styles.head}>
        {blocks.length > 1 ? (
          blocks.map(({ title }, index) => (
            <button key={index} type="button" aria-pressed={index === 0}>
              {title}
            </button>
          ))
        ) : (
          <span className={styles.name}>{blocks[0]?.title ?? blocks[0]?.lang}</span>
        )}
        <CopyButton className={styles.copy} label={texts.copy} />
      </div>
      {blocks.map(({ code, tokens, marks, title, lang, plain }, index) => (
        <div key={index} hidden={index > 0}>
          <Code
            code={code}
            tokens={tokens}
            marks={marks?.split('|')}
            label={title ?? texts.text}
            numbered={code.includes('\n') && lang !== 'sh' && plain === undefined}
          />
        </div>
      ))}
    </div>
  )
}

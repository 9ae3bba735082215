import { useMessages } from '../locale/texts.ts'
import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'
import { toast } from './toast.tsx'
import { useDone } from './use-done.ts'

interface Props {
  /** The text, or a way to get it. */
  text: string | (() => Promise<string>)
  className?: string
  /** Says why there is no text. */
  failure?: (error: unknown) => string
}

/** Turns into a check for two seconds; the toast says it to screen readers too. */
export function CopyButton({ text, className, failure }: Props) {
  const { code } = useMessages()
  const [done, setDone] = useDone()
  const copy = async () => {
    try {
      tellCopied(await copyText(typeof text === 'string' ? text : await text()))
    } catch (error) {
      toast(failure?.(error) ?? code.copyFailed, 'warning')
    }
  }
  const tellCopied = (copied: boolean) => {
    setDone(copied)
    if (copied) toast(code.copiedToClipboard)
    else toast(code.copyFailed, 'warning')
  }
  return (
    <button type="button" className={`${className ?? ''} ${done ? styles.done : ''}`} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
      {done ? code.copied : code.copy}
    </button>
  )
}

import { useMessages } from '../locale/texts.ts'
import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'
import { copyText, copyWhenLoaded } from './copy-text.ts'
import { toast } from './toast.tsx'
import { useDone } from './use-done.ts'

export interface CopiedText {
  text: string
  /** Sentence behind the message that the text is copied. */
  note?: string
}

interface Props {
  /** The text, or a function that loads it. */
  text: string | (() => Promise<CopiedText>)
  className?: string
  label?: string
  /** Returns the message for a text that failed to load. */
  describeError?: (error: unknown) => string
}

/** Shows a check mark for two seconds; the toast tells screen readers. */
export function CopyButton({ text, className, label, describeError }: Props) {
  const { code } = useMessages()
  const [done, setDone] = useDone()
  const copy = async () => {
    try {
      if (typeof text === 'string') return showCopied(await copyText(text))
      const loading = text()
      const copied = await copyWhenLoaded(loading.then(each => each.text))
      showCopied(copied, (await loading).note)
    } catch (error) {
      toast(describeError?.(error) ?? code.copyFailed, 'warning')
    }
  }
  const showCopied = (copied: boolean, note = '') => {
    setDone(copied)
    if (copied) toast(code.copiedToClipboard + note)
    else toast(code.copyFailed, 'warning')
  }
  return (
    <button type="button" className={`${className ?? ''} ${done ? styles.done : ''}`} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
      {done ? code.copied : (label ?? code.copy)}
    </button>
  )
}

import { useEffect, useState } from 'react'
import { useMessages } from '../locale/texts.ts'
import { Icon } from './icon.tsx'
import styles from './copy-button.module.css'
import { toast } from './toast.tsx'

interface Props {
  /** The text, or a way to get it. */
  text: string | (() => Promise<string>)
  className?: string
}

/** Turns into a check for two seconds; the toast says it to screen readers too. */
export function CopyButton({ text, className }: Props) {
  const { code } = useMessages()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    const copied = await copyText(typeof text === 'string' ? text : await text())
    setDone(copied)
    toast(copied ? code.copiedToClipboard : code.copyFailed)
  }
  return (
    <button type="button" className={`${className ?? ''} ${done ? styles.done : ''}`} onClick={copy}>
      <Icon name={done ? 'check' : 'copy'} />
      {done ? code.copied : code.copy}
    </button>
  )
}

/** The clipboard needs a secure context; on an intranet without TLS a selected text area does the same. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position: fixed; opacity: 0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

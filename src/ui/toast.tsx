import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/** Says what happened away from the pointer. One at a time, gone after three seconds, read out by screen readers. */
export const toast = (text: string): void => void dispatchEvent(new CustomEvent('docs-toast', { detail: text }))

export function ToastArea() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: number
    const show = (event: Event) => {
      setText(String((event as CustomEvent).detail))
      clearTimeout(timer)
      timer = window.setTimeout(() => setText(''), 3000)
    }
    addEventListener('docs-toast', show)
    return () => {
      clearTimeout(timer)
      removeEventListener('docs-toast', show)
    }
  }, [])
  return (
    <div role="status" className={styles.area}>
      {text && (
        <div className={styles.toast}>
          <Icon name="check" />
          {text}
        </div>
      )}
    </div>
  )
}

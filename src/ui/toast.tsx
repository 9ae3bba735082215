import { createStore } from '../store.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

interface Toast {
  text: string
  icon: 'check' | 'warning'
}

let shown: Toast | undefined
let timer: ReturnType<typeof setTimeout>
const store = createStore<Toast | undefined>(() => shown, undefined)

/** Says what happened away from the pointer. One at a time, gone after a while, read out by screen readers. */
export function toast(text: string, icon: Toast['icon'] = 'check'): void {
  show({ text, icon })
  clearTimeout(timer)
  timer = setTimeout(() => show(undefined), icon === 'check' ? 3000 : 6000)
}

function show(next: Toast | undefined): void {
  shown = next
  store.tell()
}

export function ToastArea() {
  const shown = store.useValue()
  return (
    <div role="status" className={styles.area}>
      {shown && (
        <div className={styles.toast}>
          <Icon name={shown.icon} />
          {shown.text}
        </div>
      )}
    </div>
  )
}

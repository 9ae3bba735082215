import { createStore } from '../store.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

interface Toast {
  text: string
  icon: 'check' | 'warning'
}

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout>
const store = createStore<Toast | undefined>(() => current, undefined)

/** Shows a message for 3 seconds, a warning for 6, one at a time; screen readers read it out. */
export function toast(text: string, icon: Toast['icon'] = 'check'): void {
  show({ text, icon })
  clearTimeout(timer)
  timer = setTimeout(() => show(undefined), icon === 'check' ? 3000 : 6000)
}

function show(next: Toast | undefined): void {
  current = next
  store.notify()
}

export function ToastArea() {
  const current = store.useValue()
  return (
    <div role="status" className={styles.area}>
      {current && (
        <div className={styles.toast}>
          <Icon name={current.icon} />
          {current.text}
        </div>
      )}
    </div>
  )
}

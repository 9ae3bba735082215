import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './search-button.module.css'

/** Box on wide windows, icon on phones; both open the same dialog. */
export function SearchButton({ open }: { open: () => void }) {
  const { search } = useMessages()
  return (
    <>
      <button type="button" className={`${styles.box} no-phone`} aria-keyshortcuts="Control+K Meta+K /" onClick={open}>
        <Icon name="search" />
        <span>{search}</span>
        <kbd aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <button type="button" className="quiet icon only-phone" aria-label={search} onClick={open}>
        <Icon name="search" />
      </button>
    </>
  )
}

const isMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

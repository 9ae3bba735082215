import { upgradeAddress } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { store } from '../storage.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './banner.module.css'
import parts from './notice-parts.module.css'

/**
 * The maintenance banner. It scrolls away with the page and is gone for good once closed. Whether it is closed stands
 * on <html> before the first paint, so it neither flashes nor differs from the prerendered page.
 */
export function Banner() {
  const { notice } = useMessages()
  return (
    <aside className={styles.banner} aria-label={notice.banner}>
      <Icon name="warning" />
      <b className="no-phone">{notice.banner}</b>
      <span className="no-phone">{notice.bannerText}</span>
      <span className={styles.short}>{notice.bannerShort}</span>
      <a className={parts.link} href={upgradeAddress}>
        {notice.bannerLink}
      </a>
      <button type="button" className={parts.close} aria-label={notice.close} title={notice.close} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  )
}

function close(): void {
  store('banner', 'closed')
  document.documentElement.dataset.banner = 'closed'
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

import type { ReactNode } from 'react'
import { facts } from 'virtual:facts'
import { donationAddress, pluginAuthorization, resources } from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, outside } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'
import { Brand } from './brand.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { PluginLinks } from './plugin-link.tsx'
import { ProductsMenu } from './products-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

interface Props {
  /** The sidebar's toggle button stands on the pages that the specification lists. */
  sidebar: { canToggle: boolean; shown: boolean; toggle: () => void }
  openDrawer: () => void
  drawerOpen: boolean
  /** The button that opens the search. */
  search: ReactNode
  openOffline: () => void
}

export function Header({ sidebar, openDrawer, drawerOpen, search, openOffline }: Props) {
  const { header } = useMessages()
  return (
    <header className={styles.header}>
      <button
        type="button"
        className="q icon only-phone"
        aria-label={header.menu}
        aria-expanded={drawerOpen}
        onClick={openDrawer}
      >
        <Icon name="menu" />
      </button>
      <Brand />
      <div className={styles.middle}>
        <SidebarButton {...sidebar} />
        {search}
      </div>
      <div className={styles.tools}>
        <div className={`${styles.links} no-phone`}>
          <HeaderLinks openOffline={openOffline} />
        </div>
        <ThemeButton />
        <a
          className="q icon no-phone"
          href={facts.repository}
          aria-label="GitHub"
          title="GitHub"
          {...outside(facts.repository)}
        >
          <GitHubMark />
        </a>
      </div>
    </header>
  )
}

/** In the header on wide windows, at the foot of the drawer on phones. */
export function HeaderLinks({ openOffline }: { openOffline: () => void }) {
  const { header, notice } = useMessages()
  const { answer } = useSiteData()
  return (
    <>
      <Menu label={header.resources}>
        {resources(header, notice.changelog).map(({ text, href }) => (
          <MenuLink key={href} href={href}>
            {text}
          </MenuLink>
        ))}
        <MenuButton onClick={openOffline}>{header.offline}</MenuButton>
        {answer?.sp && (
          <MenuLink className={styles.authorizationInMenu} href={pluginAuthorization}>
            {header.authorization}
          </MenuLink>
        )}
      </Menu>
      <ProductsMenu />
      <a className="q" href={donationAddress}>
        {header.donate}
      </a>
      <PluginLinks />
      <LocaleSelect />
    </>
  )
}

function SidebarButton({ canToggle, shown, toggle }: Props['sidebar']) {
  const { header } = useMessages()
  const label = shown ? header.hideSidebar : header.showSidebar
  return (
    <button
      type="button"
      className={`q icon no-phone ${styles.side}`}
      aria-label={label}
      title={label}
      aria-expanded={shown}
      hidden={!canToggle}
      data-sidebar-button
      onClick={toggle}
    >
      <Icon name="sidebar" />
    </button>
  )
}

function GitHubMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d="M8 .2a8 8 0 0 0-2.500 15.600c.4.1.5-.2.5-.4v-1.400c-2.200.5-2.700-1-2.700-1-.4-.9-.9-1.200-.9-1.200-.7-.5.1-.5.1-.5.8.1 1.200.8 1.200.8.7 1.200 1.900.9 2.300.7.1-.5.3-.9.5-1.100-1.800-.2-3.600-.9-3.600-4 0-.9.3-1.600.8-2.100-.1-.2-.4-1 .1-2.100 0 0 .7-.2 2.200.8a7.500 7.500 0 0 1 4 0c1.500-1 2.200-.8 2.200-.8.4 1.100.2 1.900.1 2.100.5.6.8 1.300.8 2.100 0 3.100-1.900 3.700-3.700 3.900.3.3.6.8.6 1.500v2.200c0 .2.1.5.5.4A8 8 0 0 0 8 .2Z" />
    </svg>
  )
}

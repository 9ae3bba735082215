import type { ReactNode } from 'react'
import { facts } from 'virtual:facts'
import {
  donationAddress,
  enterpriseSite,
  galleryAddress,
  playgroundStart,
  pluginAuthorization,
  resourceLinks
} from '../links.ts'
import { useMessages } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuLink, externalLinkProps } from '../ui/menu.tsx'
import { useSiteData } from '../versions/site-data.ts'
import styles from './header.module.css'
import { Brand } from './brand.tsx'
import { LocaleSelect } from './locale-select.tsx'
import { ProviderLinks } from './provider-links.tsx'
import { ProductsMenu } from './products-menu.tsx'
import { ThemeButton } from './theme-button.tsx'

interface Props {
  /** The toggle button is shown on the pages that the specification lists. */
  sidebar: { canToggle: boolean; shown: boolean; toggle: () => void }
  openDrawer: () => void
  drawerOpen: boolean
  /** The button that opens the search. */
  search: ReactNode
}

/** Shown while the playground loads; `src/first-view.ts` shows the same before the app. */
export const BareHeader = () => (
  <header className={styles.header}>
    <Brand />
  </header>
)

export function Header({ sidebar, openDrawer, drawerOpen, search }: Props) {
  const { header } = useMessages()
  return (
    <header className={styles.header}>
      <button
        type="button"
        className="quiet icon only-phone"
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
          <HeaderLinks />
        </div>
        <ThemeButton />
        <a
          className={`quiet icon no-phone ${styles.wide}`}
          href={facts.repository}
          aria-label="GitHub"
          title="GitHub"
          {...externalLinkProps(facts.repository)}
        >
          <GitHubMark />
        </a>
      </div>
    </header>
  )
}

/** In the header on wide windows, at the foot of the drawer on phones. */
export function HeaderLinks() {
  const { header, notice } = useMessages()
  const { versionsResponse: siteData } = useSiteData()
  return (
    <>
      {/* First, because they appear with the response of the API and have free space on their left. */}
      <ProductsMenu />
      <ProviderLinks />
      <a className={`quiet ${styles.roomy}`} href={galleryAddress}>
        {header.gallery}
      </a>
      <a className="quiet" href={playgroundStart}>
        {header.playground}
      </a>
      <Menu label={header.resources}>
        {resourceLinks(header, notice.changelog).map(({ text, href }) => (
          <MenuLink key={href} href={href}>
            {text}
          </MenuLink>
        ))}
        <MenuLink className={styles.inMenu} href={enterpriseSite}>
          {header.enterpriseLink}
        </MenuLink>
        <MenuLink className={styles.inNarrowMenu} href={galleryAddress}>
          {header.gallery}
        </MenuLink>
        <MenuLink className={styles.inWideMenu} href={donationAddress}>
          {header.donate}
        </MenuLink>
        {siteData?.sp && (
          <MenuLink className={styles.inMenu} href={pluginAuthorization}>
            {header.authorization}
          </MenuLink>
        )}
      </Menu>
      <a className={`quiet ${styles.widest}`} href={donationAddress}>
        {header.donate}
      </a>
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
      className={`quiet icon no-phone ${styles.sidebarButton}`}
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
      <path d="M8 .2a8 8 0 0 0-2.5 15.6c.4.1.5-.2.5-.4v-1.4c-2.2.5-2.7-1-2.7-1-.4-.9-.9-1.2-.9-1.2-.7-.5.1-.5.1-.5.8.1 1.2.8 1.2.8.7 1.2 1.9.9 2.3.7.1-.5.3-.9.5-1.1-1.8-.2-3.6-.9-3.6-4 0-.9.3-1.6.8-2.1-.1-.2-.4-1 .1-2.1 0 0 .7-.2 2.2.8a7.5 7.5 0 0 1 4 0c1.5-1 2.2-.8 2.2-.8.4 1.1.2 1.9.1 2.1.5.6.8 1.3.8 2.1 0 3.1-1.9 3.7-3.7 3.9.3.3.6.8.6 1.5v2.2c0 .2.1.5.5.4A8 8 0 0 0 8 .2Z" />
    </svg>
  )
}

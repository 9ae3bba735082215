import { useEffect, useState } from 'react'
import { htmlLang } from '../shared/locale.ts'
import { hasSidebarToggle } from '../shared/page.ts'
import styles from './app.module.css'
import { loadChunk } from './chunk-error.ts'
import { Brand } from './header/brand.tsx'
import { Header, HeaderLinks } from './header/header.tsx'
import { TextsContext } from './locale/texts.ts'
import { Banner } from './notices/banner.tsx'
import { NewVersionDoor } from './notices/new-version-door.tsx'
import { UpgradeAlertDoor } from './notices/upgrade-alert-door.tsx'
import { OfflineDoor } from './offline/offline-door.tsx'
import { OutlineColumn } from './outline/outline-column.tsx'
import { useArrival } from './page/arrival.ts'
import { PageError } from './page/page-error.tsx'
import { ArticleView } from './page/article.tsx'
import { ReportDoor } from './page/report-door.tsx'
import type { SiteView } from './page/site-view.ts'
import { useSiteView } from './page/site-view.ts'
import { usePlace } from './place.ts'
import { SearchButton } from './search/search-button.tsx'
import { SearchDoor } from './search/search-door.tsx'
import { Drawer } from './sidebar/drawer.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { Part } from './ui/part.tsx'
import { ToastArea } from './ui/toast.tsx'

export function App({ first }: { first: SiteView }) {
  const view = useSiteView(first)
  const { texts, route } = view
  const place = usePlace()
  const shownPath = route.kind === 'page' ? route.path : undefined
  useArrival(place, view.busy ? undefined : shownPath)
  useDocumentTitle(view)
  useEffect(() => (window as Window & { __appIsThere?: () => void }).__appIsThere?.(), [])
  const [searchOpen, setSearchOpen] = useState(false)
  const [offlineOpen, setOfflineOpen] = useState(false)
  return (
    <TextsContext value={texts}>
      {route.kind === 'playground' ? (
        <PlaygroundDoor />
      ) : (
        <>
          <a className={`vh ${styles.skip}`} href="#main" onClick={skipToContent}>
            {texts.messages.skip}
          </a>
          <Banner />
          <Docs view={view} openSearch={() => setSearchOpen(true)} openOffline={() => setOfflineOpen(true)} />
          <NewVersionDoor />
        </>
      )}
      <SearchDoor language={texts.language} open={searchOpen} setOpen={setSearchOpen} />
      <OfflineDoor language={texts.language} isOpen={offlineOpen} setOpen={setOfflineOpen} />
      <ReportDoor page={view.body?.page} />
      <UpgradeAlertDoor />
      <ToastArea />
    </TextsContext>
  )
}

const loadMissingPage = () => loadChunk('missing-page', () => import('./page/missing-page.tsx'))

const loadPlayground = () => loadChunk('playground', () => import('./playground/playground.tsx'))

function PlaygroundDoor() {
  return (
    <Part load={loadPlayground} renderFailed={card => <main className={styles.alone}>{card}</main>}>
      {({ Playground }) => <Playground />}
    </Part>
  )
}

interface DocsProps {
  view: ReturnType<typeof useSiteView>
  openSearch: () => void
  openOffline: () => void
}

/** Header, sidebar, article, outline. */
function Docs({ view, openSearch, openOffline }: DocsProps) {
  const [sidebarShown, setSidebarShown] = useState(true)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const page = view.body?.page
  const path = view.route.kind === 'page' ? view.route.path : ''
  const canToggle = page !== undefined && hasSidebarToggle(page.path)
  const hasSidebar = sidebarShown || !canToggle
  const hasOutline = page !== undefined && page.kind !== 'api' && view.error === undefined
  return (
    <>
      <Header
        sidebar={{ canToggle, shown: hasSidebar, toggle: () => setSidebarShown(!sidebarShown) }}
        openDrawer={() => setDrawerOpen(true)}
        drawerOpen={drawerOpen}
        search={<SearchButton open={openSearch} />}
        openOffline={openOffline}
      />
      <div className={hasSidebar ? styles.frame : `${styles.frame} ${styles.noSidebar}`} data-kind={page?.kind}>
        {hasSidebar && (
          <div className={styles.sidebar}>
            <Sidebar path={path} />
          </div>
        )}
        <Drawer
          open={drawerOpen}
          close={() => setDrawerOpen(false)}
          top={<Brand />}
          settings={<HeaderLinks openOffline={openOffline} />}
        >
          <Sidebar path={path} />
        </Drawer>
        <main id="main" className={styles.main} aria-busy={view.busy} tabIndex={-1}>
          {view.missing !== undefined && (
            <Part load={loadMissingPage} renderFailed={() => null}>
              {({ MissingPage }) => <MissingPage path={view.missing!} texts={view.texts} />}
            </Part>
          )}
          {view.error !== undefined ? (
            <PageError error={view.error} retry={view.retry} />
          ) : (
            view.body && <ArticleView body={view.body} />
          )}
        </main>
        <OutlineColumn page={hasOutline ? page : undefined} html={view.body?.outline ?? ''} />
      </div>
    </>
  )
}

function useDocumentTitle({ texts, body }: SiteView): void {
  const title = body ? texts.messages.titleOf(body.page.title) : texts.messages.siteName
  useEffect(() => {
    document.title = title
    const root = document.documentElement
    const lang = htmlLang(texts.language)
    // Written again, even the same one styles the whole document anew.
    if (root.lang !== lang) root.lang = lang
  }, [title, texts.language])
}

/** The hash is the router's, so the skip link moves the focus by itself. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

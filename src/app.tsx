import { useEffect, useState } from 'react'
import { getHtmlLang } from '../shared/locale.ts'
import { boot } from '../shared/boot.ts'
import styles from './app.module.css'
import { loadChunk } from './chunk-error.ts'
import { Brand } from './header/brand.tsx'
import { BareHeader, Header, HeaderLinks } from './header/header.tsx'
import { ShellTextsContext } from './locale/texts.ts'
import { LazyNewVersionNotice } from './notices/lazy-new-version-notice.tsx'
import { LazyUpgradeAlert } from './notices/lazy-upgrade-alert.tsx'
import { LazyOffline } from './offline/lazy-offline.tsx'
import { OutlineColumn } from './outline/outline-column.tsx'
import { useScrollAndFocus } from './page/use-scroll-and-focus.ts'
import { PageError } from './page/page-error.tsx'
import { loadEditor } from './playground/load-editor.ts'
import { ArticleView } from './page/article.tsx'
import { LazyReportForm } from './page/lazy-report-form.tsx'
import type { SiteView } from './page/site-view.ts'
import { useSiteView } from './page/site-view.ts'
import { useCurrentLocation } from './current-location.ts'
import { SearchButton } from './search/search-button.tsx'
import { LazySearch } from './search/lazy-search.tsx'
import { Drawer } from './sidebar/drawer.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { LazyPart } from './ui/lazy-part.tsx'
import { ToastArea } from './ui/toast.tsx'

export function App({ initialView }: { initialView: SiteView }) {
  const view = useSiteView(initialView)
  const { texts, route } = view
  const appLocation = useCurrentLocation()
  const shownPath = route.kind === 'page' ? route.path : undefined
  useScrollAndFocus(appLocation, view.busy ? undefined : shownPath)
  useDocumentTitle(view)
  useEffect(() => boot().appReady?.(), [])
  const [searchOpen, setSearchOpen] = useState(false)
  const [offlineOpen, setOfflineOpen] = useState(false)
  return (
    <ShellTextsContext value={texts}>
      {route.kind === 'playground' ? (
        <LazyPlayground />
      ) : (
        <>
          <a className={`visually-hidden ${styles.skip}`} href="#main" onClick={skipToContent}>
            {texts.messages.skip}
          </a>
          <Docs view={view} openSearch={() => setSearchOpen(true)} openOffline={() => setOfflineOpen(true)} />
          <LazyNewVersionNotice />
        </>
      )}
      <LazySearch
        language={texts.language}
        isOpen={searchOpen}
        setIsOpen={setSearchOpen}
        openOffline={() => setOfflineOpen(true)}
      />
      <LazyOffline language={texts.language} isOpen={offlineOpen} setOpen={setOfflineOpen} />
      <LazyReportForm page={view.body?.page} />
      <LazyUpgradeAlert />
      <ToastArea />
    </ShellTextsContext>
  )
}

const loadMissingPage = () => loadChunk('missing-page', () => import('./page/missing-page.tsx'))

/** Requests the editor at the same time; the playground loads it again and reports a failure. */
const loadPlayground = () => {
  loadEditor().catch(() => {})
  return loadChunk('playground', () => import('./playground/playground.tsx'))
}

function LazyPlayground() {
  return (
    <LazyPart
      load={loadPlayground}
      fallback={<BareHeader />}
      renderFailure={card => <main className={styles.standalone}>{card}</main>}
    >
      {({ Playground }) => <Playground />}
    </LazyPart>
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
  const canToggle = page?.hasSidebarToggle === true
  const hasSidebar = sidebarShown || !canToggle
  const hasOutline = page !== undefined && page.kind !== 'api' && view.error === undefined
  return (
    <>
      <Header
        sidebar={{ canToggle, shown: hasSidebar, toggle: () => setSidebarShown(!sidebarShown) }}
        openDrawer={() => setDrawerOpen(true)}
        drawerOpen={drawerOpen}
        search={<SearchButton open={openSearch} />}
      />
      <div className={hasSidebar ? styles.frame : `${styles.frame} ${styles.noSidebar}`} data-kind={page?.kind}>
        {hasSidebar && (
          <div className={styles.sidebar}>
            <Sidebar path={path} openOffline={openOffline} />
          </div>
        )}
        <Drawer open={drawerOpen} close={() => setDrawerOpen(false)} top={<Brand />} settings={<HeaderLinks />}>
          <Sidebar path={path} openOffline={openOffline} />
        </Drawer>
        <main id="main" className={styles.main} aria-busy={view.busy} tabIndex={-1}>
          {view.missingPath !== undefined && (
            <LazyPart load={loadMissingPage} renderFailure={() => null}>
              {({ MissingPage }) => <MissingPage path={view.missingPath!} texts={view.texts} />}
            </LazyPart>
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
    const lang = getHtmlLang(texts.language)
    // Setting `lang`, even to the same value, restyles the whole document.
    if (root.lang !== lang) root.lang = lang
  }, [title, texts.language])
}

/** Moves the focus in code, because the hash belongs to the router. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#main')?.focus()
}

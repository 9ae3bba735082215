import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Page } from '../../shared/page.ts'
import type { Language } from '../../shared/locale.ts'
import { loadChunk } from '../chunk-error.ts'
import { loadPageModule } from '../content.ts'
import { loadRunner } from '../demo/runner.ts'
import type { SaveZip } from '../demo/lazy-source-panel.tsx'
import { useNearViewport } from '../demo/use-near-viewport.ts'
import { useTexts } from '../locale/texts.ts'
import { loadEditor } from '../playground/load-editor.ts'
import { LazyPart, loadPart } from '../ui/lazy-part.tsx'
import { loadDemoBlock } from './load-page.ts'
import { ReferenceSpace } from './reference-space.tsx'
import type { Island } from './show-article.ts'

interface Props {
  island: Island
  /** Time it took to insert the text of the page, in milliseconds. */
  insertionTime: number
}

/** Renders the part of the app that fills an island. */
export function IslandPart({ island, insertionTime }: Props): ReactNode {
  const { kind, element, page } = island
  const { of = '', height = '0', demo: name } = element.dataset
  if (kind === 'demo') {
    const demo = page.demos.find(each => each.name === name)
    return demo && <DeferredDemo {...{ island, demo, insertionTime }} />
  }
  return createPortal(
    kind === 'reference' ? (
      <ReferenceSpace of={of} />
    ) : kind === 'views' ? (
      <LazyPart load={loadViews}>
        {Views => <Views page={page} height={height} loadEditor={loadDemoEditor} saveZip={createSaveZip(page)} />}
      </LazyPart>
    ) : kind === 'timeline' ? (
      <LazyPart load={loadTimeline}>{Timeline => <Timeline timeline={page.timelines![of]!} />}</LazyPart>
    ) : (
      <WidgetPart of={kind as keyof typeof widgets} />
    ),
    element
  )
}

const loadTimeline = async () =>
  (await loadChunk('timeline-player', () => import('../timeline/timeline-player.tsx'))).TimelinePlayer
const loadViews = async () => (await loadChunk('views', () => import('./views.tsx'))).Views

/** Features do not import each other, so the page passes the playground's editor to its demos. */
const loadDemoEditor = async () => {
  const [{ DemoEditor }] = await Promise.all([
    loadChunk('demo-editor', () => import('../playground/demo-editor.tsx')),
    loadPart(loadEditor)
  ])
  return DemoEditor
}

const createSaveZip =
  (page: Page): SaveZip =>
  async (demo, kind, write) =>
    (await loadChunk('save-demo-zip', () => import('./save-demo-zip.ts'))).saveDemoZip(demo, kind, page, write)

/** Maximum time in milliseconds to insert a text on a device that is fast enough for a table in the same frame. */
const maxInsertionTime = 8

/**
 * On a fast device the first demo renders together with the text, otherwise, or if it shows much data, one frame later.
 * Demos near the window follow, then the others when the browser is idle.
 */
function DeferredDemo({
  island: { element, page },
  demo,
  insertionTime
}: Props & { demo: Island['page']['demos'][number] }) {
  const [firstTiming] = useState(() =>
    insertionTime < maxInsertionTime && !page.hasMuchData ? ('at once' as const) : ('after a frame' as const)
  )
  const isNear = useNearViewport(element, demo.number === 1 ? firstTiming : undefined)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const { requestIdleCallback: idle, cancelIdleCallback: cancel } = window
    if (!idle) return setIdle(true)
    const idleHandle = idle(() => setIdle(true))
    return () => cancel(idleHandle)
  }, [])
  if (!isNear && !isIdle) return null
  return createPortal(
    <LazyPart load={loadDemoBlock}>
      {DemoBlock => (
        <DemoBlock
          demo={demo}
          page={page}
          section={element}
          loadEditor={loadDemoEditor}
          saveZip={createSaveZip(page)}
        />
      )}
    </LazyPart>,
    element.querySelector('[data-controls]')!
  )
}

/** Features do not import each other, so the page passes the search and the runner of demos to the gallery. */
const loadGallery = async () => {
  const [{ Gallery }, { search }] = await Promise.all([
    loadChunk('gallery', () => import('../gallery/gallery.tsx')),
    loadChunk('search-client', () => import('../search/search-client.ts'))
  ])
  return ({ language }: { language: Language }) => (
    <Gallery language={language} search={search} loadRunner={loadRunner} loadPage={loadPageModule} />
  )
}

const widgets = {
  gallery: loadGallery,
  defects: async () => (await loadChunk('defect-list', () => import('../defect-list/defect-list.tsx'))).DefectList,
  demos: async () => (await loadChunk('demo-map', () => import('../demo-map/demo-map.tsx'))).DemoMap,
  first: async () => (await loadChunk('first-screen', () => import('../first-screen/first-screen.tsx'))).FirstScreen,
  editors: async () => (await loadChunk('editor-files', () => import('../editor-files/editor-files.tsx'))).EditorFiles,
  icons: async () => (await loadChunk('icon-gallery', () => import('../icon-gallery/icon-gallery.tsx'))).IconGallery,
  theme: async () => (await loadChunk('theme-editor', () => import('../theme-editor/theme-editor.tsx'))).ThemeEditor,
  diff: async () => (await loadChunk('version-diff', () => import('../version-diff/version-diff.tsx'))).VersionDiff,
  versions: async () => (await loadChunk('version-fit', () => import('../version-fit/version-fit.tsx'))).VersionFit,
  upgrade: async () =>
    (await loadChunk('upgrade-check', () => import('../upgrade-check/upgrade-check.tsx'))).UpgradeCheck
}

function WidgetPart({ of }: { of: keyof typeof widgets }) {
  const { language } = useTexts()
  return <LazyPart load={widgets[of]}>{WidgetPart => <WidgetPart language={language} />}</LazyPart>
}

import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { hasMuchData } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { useNear } from '../demo/near.ts'
import { useTexts } from '../locale/texts.ts'
import { Part } from '../ui/part.tsx'
import { loadDemoBlock } from './load-page.ts'
import { ReferenceSpace } from './reference-space.tsx'
import type { Island } from './show-article.ts'

interface Props {
  island: Island
  /** How many milliseconds it took to put the text of its page into the document. */
  took: number
}

/** What fills the space of an island. */
export function IslandPart({ island, took }: Props): ReactNode {
  const { kind, element, page } = island
  const { of = '', height = '0', demo: name } = element.dataset
  if (kind === 'demo') {
    const demo = page.demos.find(each => each.name === name)
    return demo && <NearDemo {...{ island, demo, took }} />
  }
  return createPortal(
    kind === 'reference' ? (
      <ReferenceSpace of={of} />
    ) : kind === 'views' ? (
      <Part load={loadViews}>{Views => <Views page={page} height={height} loadEditor={loadEditor} />}</Part>
    ) : (
      <Widget of={kind as keyof typeof widgets} />
    ),
    element
  )
}

const loadViews = async () => (await loadChunk('views', () => import('./views.tsx'))).Views

/** Features do not import each other; the page brings the playground's editor into its demos. */
const loadEditor = async () =>
  (await loadChunk('demo-editor', () => import('../playground/demo-editor.tsx'))).DemoEditor

/** Where a text is put into the document within so many milliseconds, a table does not keep the reader waiting for it. */
const quick = 8

/**
 * The first demo comes together with the text on a quick device, else, and where it shows much data, a frame after it.
 * Then come those near the window, and the others when nothing else is wanted.
 */
function NearDemo({ island: { element, page }, demo, took }: Props & { demo: Island['page']['demos'][number] }) {
  const [whenFirst] = useState(() =>
    took < quick && !hasMuchData(page.path) ? ('at once' as const) : ('after a frame' as const)
  )
  const near = useNear(element, demo.number === 1 ? whenFirst : undefined)
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const { requestIdleCallback: idle, cancelIdleCallback: stop } = window
    if (!idle) return setTime(true)
    const waiting = idle(() => setTime(true))
    return () => stop(waiting)
  }, [])
  if (!near && !isTime) return null
  return createPortal(
    <Part load={loadDemoBlock}>
      {DemoBlock => <DemoBlock demo={demo} page={page} section={element} loadEditor={loadEditor} />}
    </Part>,
    element.querySelector('[data-controls]')!
  )
}

const widgets = {
  icons: async () => (await loadChunk('icon-gallery', () => import('../icon-gallery/icon-gallery.tsx'))).IconGallery,
  theme: async () => (await loadChunk('theme-editor', () => import('../theme-editor/theme-editor.tsx'))).ThemeEditor,
  diff: async () => (await loadChunk('version-diff', () => import('../version-diff/version-diff.tsx'))).VersionDiff,
  versions: async () => (await loadChunk('version-fit', () => import('../version-fit/version-fit.tsx'))).VersionFit,
  upgrade: async () =>
    (await loadChunk('upgrade-check', () => import('../upgrade-check/upgrade-check.tsx'))).UpgradeCheck
}

function Widget({ of }: { of: keyof typeof widgets }) {
  const { language } = useTexts()
  return <Part load={widgets[of]}>{Widget => <Widget language={language} />}</Part>
}

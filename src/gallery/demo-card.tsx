import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { GalleryDemo, GalleryPage } from '../../shared/gallery.ts'
import { demoArea, getDemoId, getPictureAddress, pictureSize } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import type { PageModule } from '../../shared/page-module.ts'
import { contentUrl, loadComponent } from '../content.ts'
import { useIsDark } from '../theme/theme.ts'
import styles from './gallery.module.css'
import { galleryTexts } from './gallery-texts.ts'

type MountDemo = (
  host: HTMLElement,
  component: unknown,
  options: { language: Language; onFailure: () => void; onError: () => void }
) => { unmount: () => void }

/** Loads and runs demos; other features supply it. */
export interface DemoRunner {
  loadRunner: () => Promise<{ mountDemo: MountDemo }>
  loadPage: (path: string, language: Language) => Promise<PageModule>
}

interface Props extends DemoRunner {
  page: GalleryPage
  demo: GalleryDemo
  language: Language
  isRunning: boolean
  setRunning: (isRunning: boolean) => void
}

/** Time in milliseconds that the pointer rests on a picture before its demo runs. */
const hoverDelay = 250

/** Picture of a demo; while the pointer or the focus is on the card, the demo itself runs in place of the picture. */
export function DemoCard({ page, demo, language, isRunning, setRunning, ...runner }: Props) {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = () => {
    clearTimeout(timer.current)
    setRunning(false)
  }
  return (
    <div
      role="listitem"
      className={styles.card}
      data-demo={getDemoId(page, demo)}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') timer.current = window.setTimeout(() => setRunning(true), hoverDelay)
      }}
      onPointerLeave={event => event.pointerType === 'mouse' && stop()}
      onFocus={event => event.target.matches(':focus-visible') && setRunning(true)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && stop()}
    >
      <a href={demo.href}>
        <Picture page={page} demo={demo} language={language} />
        <span className={styles.title}>{demo.title}</span>
        <small>{demo.title === page.title ? demo.components.map(name => `vxe-${name}`).join(' ') : page.title}</small>
      </a>
      {isRunning && <RunningDemo {...{ page, demo, language, ...runner }} />}
    </div>
  )
}

function Picture({ page, demo, language }: Pick<Props, 'page' | 'demo' | 'language'>) {
  const isDark = useIsDark()
  const theme = isDark ? 'dark' : 'light'
  const [failedHash, setFailedHash] = useState<string>()
  const hash = demo.pictures[theme]
  return (
    <span className={styles.picture}>
      {hash && hash !== failedHash ? (
        <img
          src={contentUrl(getPictureAddress(getDemoId(page, demo), language, theme, hash))}
          {...pictureSize}
          alt=""
          loading="lazy"
          onError={() => setFailedHash(hash)}
          decoding="async"
        />
      ) : (
        <code>{demo.name}</code>
      )}
    </span>
  )
}

function RunningDemo({ page, demo, language, loadRunner, loadPage }: Omit<Props, 'isRunning' | 'setRunning'>) {
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'running' | 'failed'>('loading')
  const [scale, setScale] = useState(0)
  useEffect(() => {
    let isActive = true
    let unmount = () => {}
    const fail = () => isActive && setState('failed')
    const start = async () => {
      const [runner, component] = await Promise.all([loadRunner(), loadDemo(page.path, demo.name, language, loadPage)])
      if (!isActive || !host.current) return
      setScale(box.current!.clientWidth / demoArea.width)
      ;({ unmount } = runner.mountDemo(host.current, component, { language, onFailure: fail, onError: () => {} }))
      setState('running')
    }
    start().catch(fail)
    return () => {
      isActive = false
      unmount()
    }
  }, [page.path, demo.name, language, loadRunner, loadPage])
  return (
    <div
      ref={box}
      className={styles.running}
      data-running={state}
      style={
        { '--width': `${demoArea.width}px`, '--height': `${demoArea.height}px`, '--scale': scale } as CSSProperties
      }
    >
      {state === 'failed' && <p>{galleryTexts[language].failed}</p>}
      <div ref={host} data-stage className={styles.stage} />
    </div>
  )
}

async function loadDemo(path: string, name: string, language: Language, loadPage: DemoRunner['loadPage']) {
  const { page } = await loadPage(path, language)
  const demo = page.demos.find(each => each.name === name)
  if (!demo) throw new Error(`${path} has no demo ${name}`)
  return (await loadComponent(demo)).default
}

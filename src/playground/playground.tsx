import { writePlace } from '../../shared/href.ts'
import { sectionOf } from '../../shared/page.ts'
import { useEffect, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { languageOf } from '../../shared/locale.ts'
import { SourcePanel } from '../demo/source-panel.tsx'
import { useSourceKind } from '../demo/source-kind.ts'
import { Stage } from '../demo/stage.tsx'
import { Brand } from '../header/brand.tsx'
import { ThemeButton } from '../header/theme-button.tsx'
import { homeAddress } from '../links.ts'
import { useLocale } from '../locale/locale.ts'
import { useMessages } from '../locale/texts.ts'
import { loadPage } from '../page/load-page.ts'
import { usePlace } from '../place.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './playground.module.css'

/** One demo in a window of its own: source on one side, the running demo on the other. */
export function Playground() {
  const { play } = useMessages()
  const id = usePlace().query.get('demo') ?? ''
  const demo = useDemo(id)
  const pagePath = `/${sectionOf(`/${id}`)}`
  return (
    <div className={styles.play}>
      <header className={styles.header}>
        <Brand />
        <a className="q" href={demo ? writePlace(pagePath) : homeAddress}>
          <Icon name="previous" />
          {play.back}
        </a>
        <span className={styles.grow} />
        <ThemeButton />
      </header>
      <main className={styles.panes}>
        <h1 className="vh">{play.title}</h1>
        {demo === null && <p className={styles.unknown}>{play.unknown}</p>}
        {demo && <Panes demo={demo} />}
      </main>
    </div>
  )
}

function Panes({ demo }: { demo: Demo }) {
  const { play } = useMessages()
  const [kind] = useSourceKind()
  return (
    <>
      <section className={styles.source} aria-label={play.source}>
        <SourcePanel demo={demo} kind={kind} />
      </section>
      <section className={styles.preview} aria-label={play.preview}>
        <Stage key={demo.id} demo={demo} />
      </section>
    </>
  )
}

/** `undefined` while it is looked for, `null` when there is none. */
function useDemo(id: string): Demo | null | undefined {
  const language = languageOf(useLocale())
  const [demo, setDemo] = useState<Demo | null>()
  useEffect(() => {
    let live = true
    loadPage(`/${sectionOf(`/${id}`)}`, language).then(
      ({ page }) => live && setDemo(page.demos.find(each => each.id === id) ?? null),
      () => live && setDemo(null)
    )
    return () => {
      live = false
    }
  }, [id, language])
  return demo
}

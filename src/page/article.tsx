import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { RawHtml } from '../ui/raw-html.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { handlePageButtons } from './page-buttons.ts'
import './rendered-styles.ts'
import { IslandPart } from './islands.tsx'
import { MemberCards } from './member-cards.tsx'
import type { PageModule } from '../../shared/page-module.ts'
import { useMessages } from '../locale/texts.ts'
import type { Island } from './show-article.ts'
import { showArticle } from './show-article.ts'

/**
 * The page is HTML rendered by the build, which React neither creates nor updates. Its dynamic content are islands,
 * rendered by parts of the app, and buttons and links with listeners added here.
 */
export function ArticleView({ body }: { body: PageModule }) {
  const box = useRef<HTMLDivElement>(null)
  const [{ islands, insertionTime }, setShown] = useState<{ islands: Island[]; insertionTime: number }>({
    islands: [],
    insertionTime: 0
  })
  const { code } = useMessages()
  const textsRef = useRef(code)
  textsRef.current = code
  useLayoutEffect(() => {
    const start = performance.now()
    const islands = showArticle(box.current!, body)
    setShown({ islands, insertionTime: performance.now() - start })
  }, [body])
  useEffect(() => handlePageButtons(box.current!, () => textsRef.current), [])
  const support = useSiteData().versionsResponse?.ss
  return (
    <>
      <RawHtml as="div" html={body.article} ref={box} data-article data-shows-support={support || undefined} />
      {islands.map(island => (
        <IslandPart key={island.key} island={withLanguageOf(body, island)} insertionTime={insertionTime} />
      ))}
      <MemberCards of={box} />
    </>
  )
}

/**
 * Gives the islands the language of the page at once, because they are found again only after the new HTML is inserted.
 */
const withLanguageOf = ({ page }: PageModule, island: Island): Island =>
  island.page.path === page.path ? { ...island, page } : island

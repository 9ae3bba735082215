import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Drawn } from '../ui/drawn.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { followPageButtons } from './page-buttons.ts'
import './drawn-styles.ts'
import { IslandPart } from './islands.tsx'
import { MemberCards } from './member-cards.tsx'
import type { PageModule } from '../../shared/first.ts'
import { useMessages } from '../locale/texts.ts'
import type { Island } from './show-article.ts'
import { showArticle } from './show-article.ts'

/**
 * The page is HTML that the build has drawn; React neither made it nor looks at it. What moves in it are islands, drawn
 * by parts of the app, and buttons and links that are listened to from here.
 */
export function ArticleView({ body }: { body: PageModule }) {
  const box = useRef<HTMLDivElement>(null)
  const [{ islands, took }, setShown] = useState<{ islands: Island[]; took: number }>({ islands: [], took: 0 })
  const { code } = useMessages()
  const words = useRef(code)
  words.current = code
  useLayoutEffect(() => {
    const since = performance.now()
    const islands = showArticle(box.current!, body)
    setShown({ islands, took: performance.now() - since })
  }, [body])
  useEffect(() => followPageButtons(box.current!, () => words.current), [])
  const support = useSiteData().answer?.ss
  return (
    <>
      <Drawn as="div" html={body.article} ref={box} data-article data-shows-support={support || undefined} />
      {islands.map(island => (
        <IslandPart key={island.key} island={inWordsOf(body, island)} took={took} />
      ))}
      <MemberCards of={box} />
    </>
  )
}

/** The islands are found once the HTML stands there; in another language of their page they speak it from the first moment. */
const inWordsOf = ({ page }: PageModule, island: Island): Island =>
  island.page.path === page.path ? { ...island, page } : island

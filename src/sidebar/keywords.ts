import { useEffect, useState } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { Keywords } from './filter-nav.ts'

const loaders: Record<Language, () => Promise<{ keywords: Keywords }>> = {
  zh: () => import('virtual:keywords/zh'),
  tw: () => import('virtual:keywords/tw'),
  en: () => import('virtual:keywords/en')
}

/** They are as long as all titles together, and most visits filter nothing: loaded when somebody is about to. Titles are found without them. */
export function useKeywords(language: Language, isWanted: boolean): Keywords | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; keywords: Keywords }>()
  useEffect(() => {
    if (!isWanted) return
    let live = true
    loaders[language]().then(({ keywords }) => live && setLoaded({ language, keywords }), () => {})
    return () => {
      live = false
    }
  }, [language, isWanted])
  return loaded?.language === language ? loaded.keywords : undefined
}

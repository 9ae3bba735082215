import { createContext, use } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import type { Messages } from './messages-zh.ts'

/** All the shell says in one language. One chunk per language, loaded before the first render. */
export interface Texts {
  language: Language
  messages: Messages
  nav: NavGroup[]
}

const loaders: Record<Language, () => Promise<Omit<Texts, 'language'>>> = {
  zh: () => import('./texts-zh.ts'),
  tw: () => import('./texts-tw.ts'),
  en: () => import('./texts-en.ts')
}

export async function loadTexts(language: Language): Promise<Texts> {
  const { messages, nav } = await loaders[language]()
  return { language, messages, nav }
}

export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts was called outside of <TextsContext>. Wrap the tree in it, as src/app.tsx does.')
  return texts
}

export const useMessages = (): Messages => useTexts().messages

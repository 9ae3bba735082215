import { createContext, use } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { loadNav } from '../content.ts'
import type { Messages } from './messages.ts'

/** All the shell says in one language, and the menu. One chunk of each per language, loaded before the first render. */
export interface Texts {
  language: Language
  messages: Messages
  nav: NavGroup[]
}

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  zh: () => loadChunk('texts-zh', () => import('./texts-zh.ts')),
  tw: () => loadChunk('texts-tw', () => import('./texts-tw.ts')),
  en: () => loadChunk('texts-en', () => import('./texts-en.ts'))
}

export const loadMessages = async (language: Language): Promise<Messages> => (await loaders[language]()).messages

export async function loadTexts(language: Language): Promise<Texts> {
  const [messages, nav] = await Promise.all([loadMessages(language), loadNav(language)])
  return { language, messages, nav }
}

export const TextsContext = createContext<Texts | undefined>(undefined)

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts)
    throw new Error('useTexts was called outside of <TextsContext>. Wrap the tree in it, as src/app.tsx does.')
  return texts
}

export const useMessages = (): Messages => useTexts().messages

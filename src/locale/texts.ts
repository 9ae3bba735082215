import { createContext, use } from 'react'
import type { Language } from '../../shared/locale.ts'
import type { NavGroup } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { loadNav } from '../content.ts'
import type { Messages } from './messages.ts'

/** Texts of the shell and the navigation in one language, one chunk each, loaded before the first render. */
export interface ShellTexts {
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

export async function loadTexts(language: Language): Promise<ShellTexts> {
  const [messages, nav] = await Promise.all([loadMessages(language), loadNav(language)])
  return { language, messages, nav }
}

export const ShellTextsContext = createContext<ShellTexts | undefined>(undefined)

export function useTexts(): ShellTexts {
  const texts = use(ShellTextsContext)
  if (!texts)
    throw new Error('useTexts was called outside of <TextsContext>. Wrap the tree in it, as src/app.tsx does.')
  return texts
}

export const useMessages = (): Messages => useTexts().messages

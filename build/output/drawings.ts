import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Drawing } from '../../shared/drawing.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { hashOf } from '../graph/hash.ts'
import { currentStore } from '../graph/step.ts'
import type { BuiltApp } from './app-files.ts'

/** The program that the app's build made of `src/draw.tsx`. */
interface Program {
  startDrawing: (language: Language) => Promise<Drawing>
  failureCards: () => Promise<string>
}

export interface Drawings extends Record<Language, Drawing> {
  /** For the page itself, when the app does not come. */
  failureCards: string
}

/** What is drawn with the app's components: remembered by the program and by what it gets, as every step is. */
export async function openDrawings({ folder, drawingKey }: Pick<BuiltApp, 'folder' | 'drawingKey'>): Promise<Drawings> {
  const program = (await import(pathToFileURL(path.join(folder, 'draw/draw.mjs')).href)) as Program
  const remembered =
    <Input extends unknown[], Output>(name: string, language: Language, draw: (...input: Input) => Output) =>
    (...input: Input): Output => {
      const key = hashOf(drawingKey, language, JSON.stringify(input))
      const known = currentStore().get(name, key) as { drawn: Output } | undefined
      if (known) return known.drawn
      const drawn = draw(...input)
      currentStore().put(name, key, { drawn })
      return drawn
    }
  const opened = await Promise.all(
    languages.map(async language => {
      const { page, group, shell, title } = await program.startDrawing(language)
      const drawing: Drawing = {
        page: remembered('drawn-page', language, page),
        group: remembered('drawn-group', language, group),
        shell: remembered('drawn-shell', language, shell),
        title
      }
      return [language, drawing] as const
    })
  )
  return { ...(Object.fromEntries(opened) as Record<Language, Drawing>), failureCards: await program.failureCards() }
}

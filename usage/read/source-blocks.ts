import type { SourceFile } from './source-file.ts'
import { readComponentBlocks } from './component-file.ts'
import type { ComponentBlock } from './component-file.ts'
import { fileKind, scriptLanguage } from './file-kind.ts'
import type { Markup } from './markup.ts'
import { readMarkup } from './markup.ts'
import { readPageBlocks } from './page-file.ts'
import { readScript, UnreadableError } from './script.ts'
import type { Script } from './script.ts'

/** Parts of a component, a script or a page that use the library. */
export interface SourceBlocks {
  scripts: Script[]
  markup?: Markup
  /** Empty for a script. */
  blocks: ComponentBlock[]
}

/**
 * Reads the scripts and the template of a file. A block that can't be parsed is reported and left out, so that the
 * others are still checked.
 */
export function readSourceBlocks(
  { name, text }: SourceFile,
  reportError: (error: UnreadableError) => void = () => {}
): SourceBlocks {
  switch (fileKind(name)) {
    case 'component': {
      const blocks = readComponentBlocks(text)
      const markup = blocks.some(({ tag }) => blockTags.has(tag))
        ? blocks.find(({ tag }) => tag === 'template')?.markup
        : readPiece(text)
      const scripts = blocks.filter(({ tag }) => tag === 'script').flatMap(readBlock)
      return { scripts, blocks, ...(markup && { markup }) }
    }
    case 'page': {
      const { blocks, markup } = readPageBlocks(text)
      return { scripts: blocks.flatMap(readBlock), markup, blocks }
    }
    case 'script':
      return { scripts: unlessUnreadable(() => readScript(text, 0, scriptLanguage(endingOf(name)))), blocks: [] }
    default:
      return { scripts: [], blocks: [] }
  }

  function readBlock({ content, attributes }: ComponentBlock): Script[] {
    return unlessUnreadable(() =>
      readScript(
        text.slice(content.start, content.end),
        content.start,
        scriptLanguage(attributes.get('lang') ?? 'js'),
        attributes.has('setup')
      )
    )
  }

  function unlessUnreadable(read: () => Script): Script[] {
    try {
      return [read()]
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      reportError(error)
      return []
    }
  }
}

const blockTags = new Set(['template', 'script', 'style'])

/** Reads a piece of a template that was copied without its block: `<vxe-table :data="rows" />`. */
const readPiece = (text: string): Markup | undefined =>
  /^\s*<[a-z]/i.test(text) ? readMarkup(text, 0, text.length) : undefined

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

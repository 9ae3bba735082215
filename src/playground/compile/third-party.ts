import type { Language } from '../../../shared/locale.ts'
import type { ThirdPartyImport } from '../../../shared/project.ts'
import { isStyleSheet } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'

const textsByImport = new Map<ThirdPartyImport, Promise<string>>()

/**
 * Loads the third-party packages that a project imports and puts them before its modules, because the preview has no
 * network.
 */
export async function loadThirdParty(compiled: CompiledProject, language: Language): Promise<CompiledProject> {
  if (!compiled.thirdParty.length) return compiled
  try {
    const { guests: addresses } = await loadChunk('guests', () => import('virtual:guests'))
    const texts = await Promise.all(
      compiled.thirdParty.map(async name => ({ name, text: await load(name, addresses[name]) }))
    )
    return {
      ...compiled,
      // A style sheet is imported for its effect, so its module is empty.
      modules: [
        ...texts.map(({ name, text }) => ({ name, code: isStyleSheet(name) ? '' : text })),
        ...compiled.modules
      ],
      styles: [...texts.flatMap(({ name, text }) => (isStyleSheet(name) ? [text] : [])), ...compiled.styles]
    }
  } catch {
    return {
      ...compiled,
      errors: [
        ...compiled.errors,
        { kind: 'import', message: compileTexts[language].noGuest(compiled.thirdParty.join(', ')) }
      ]
    }
  }
}

/** Loads a file once. A failed request is not cached, so that the next run repeats it. */
function load(name: ThirdPartyImport, address: string): Promise<string> {
  const cached = textsByImport.get(name) ?? fetchText(address)
  textsByImport.set(name, cached)
  cached.catch(() => textsByImport.delete(name))
  return cached
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

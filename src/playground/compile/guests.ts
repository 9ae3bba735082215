import type { Language } from '../../../shared/locale.ts'
import type { GuestImport } from '../../../shared/project.ts'
import { isSheet } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import { compileTexts } from './compile-texts.ts'
import type { CompiledProject } from './compiled-project.ts'

const loading = new Map<GuestImport, Promise<string>>()

/** The preview reaches no network: the page loads what a project imports of other packages and puts it before its modules. */
export async function withGuests(compiled: CompiledProject, language: Language): Promise<CompiledProject> {
  if (!compiled.guests.length) return compiled
  try {
    const { guests: addresses } = await loadChunk('guests', () => import('virtual:guests'))
    const texts = await Promise.all(
      compiled.guests.map(async name => ({ name, text: await load(name, addresses[name]) }))
    )
    return {
      ...compiled,
      // A sheet is imported for its effect: the module of that name is empty.
      modules: [...texts.map(({ name, text }) => ({ name, code: isSheet(name) ? '' : text })), ...compiled.modules],
      styles: [...texts.flatMap(({ name, text }) => (isSheet(name) ? [text] : [])), ...compiled.styles]
    }
  } catch {
    return {
      ...compiled,
      errors: [
        ...compiled.errors,
        { kind: 'import', message: compileTexts[language].noGuest(compiled.guests.join(', ')) }
      ]
    }
  }
}

/** Once; a failure is forgotten, so that the next run asks again. */
function load(name: GuestImport, address: string): Promise<string> {
  const known = loading.get(name) ?? read(address)
  loading.set(name, known)
  known.catch(() => loading.delete(name))
  return known
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

import type { ComparedVersion } from '../../upgrade-facts/compared-versions.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { loadChunk } from '../chunk-error.ts'

/** As text: the compiler has no type for a thousand members, and the browser reads JSON faster than a program. */
const files: Record<ComparedVersion, () => Promise<{ default: string }>> = {
  '3.8.6': () => loadChunk('3.8.6', () => import('../../upgrade-facts/versions/3.8.6.json?raw')),
  '3.9.0': () => loadChunk('3.9.0', () => import('../../upgrade-facts/versions/3.9.0.json?raw')),
  '3.14.5': () => loadChunk('3.14.5', () => import('../../upgrade-facts/versions/3.14.5.json?raw')),
  '3.18.20': () => loadChunk('3.18.20', () => import('../../upgrade-facts/versions/3.18.20.json?raw')),
  '3.21.6': () => loadChunk('3.21.6', () => import('../../upgrade-facts/versions/3.21.6.json?raw'))
}

export const loadFacts = async (version: ComparedVersion): Promise<VersionFacts> =>
  JSON.parse((await files[version]()).default) as VersionFacts

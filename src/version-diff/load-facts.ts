import type { ComparedVersion } from '../../upgrade-facts/compared-versions.ts'
import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { loadChunk } from '../chunk-error.ts'

/** Imported as text, so that TypeScript infers no huge type and the browser parses JSON instead of a script. */
const factLoaders: Record<ComparedVersion, () => Promise<{ default: string }>> = {
  '3.8.6': () => loadChunk('3.8.6', () => import('../../upgrade-facts/versions/3.8.6.json?raw')),
  '3.9.0': () => loadChunk('3.9.0', () => import('../../upgrade-facts/versions/3.9.0.json?raw')),
  '3.14.5': () => loadChunk('3.14.5', () => import('../../upgrade-facts/versions/3.14.5.json?raw')),
  '3.18.20': () => loadChunk('3.18.20', () => import('../../upgrade-facts/versions/3.18.20.json?raw')),
  '3.21.6': () => loadChunk('3.21.6', () => import('../../upgrade-facts/versions/3.21.6.json?raw'))
}

export const loadFacts = async (version: ComparedVersion): Promise<VersionFacts> =>
  JSON.parse((await factLoaders[version]()).default) as VersionFacts

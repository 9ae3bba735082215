import type { Language } from '../../shared/locale.ts'
import type { DemoMapFacts } from '../../upgrade-facts/demo-map-facts.ts'
import { loadContent, loadGallery, loadLists } from '../content.ts'
import type { MapGroup } from './map-groups.ts'
import { createMapGroups } from './map-groups.ts'

export async function loadMapGroups(language: Language): Promise<MapGroup[]> {
  const [groups, { demoMap }] = await Promise.all([loadGallery(language), loadFacts(language)])
  return createMapGroups(groups, demoMap)
}

const loadFacts = async (language: Language) =>
  loadContent<{ demoMap: DemoMapFacts }>((await loadLists()).demoMap[language])

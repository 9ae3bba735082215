import memberStructure from '../../upgrade-facts/member-structure.json' with { type: 'json' }
import type { BundledDefects } from '../../upgrade/cli/run.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { createDefectList } from './defect-list.ts'

/**
 * Adds the known defects to the bundled upgrade command. They come from the text of the pages, so a changed page does not
 * need another bundle.
 */
export function addDefects(program: string, files: ContentFiles): string {
  const defects: BundledDefects = {
    structure: memberStructure,
    lists: { zh: createDefectList(files, 'zh'), en: createDefectList(files, 'en') }
  }
  return `const __DEFECTS__=${JSON.stringify(defects)};\n${program}`
}

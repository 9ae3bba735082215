import type { Project } from '../../../shared/project.ts'
// oxlint-disable-next-line import/default -- Vite returns the text of the file
import measure from './measure.js?raw'

/** First part of the line of the console that carries the result. */
export const raceMarker = 'vxe-docs:race'

/** Adds files that measure the component of a project. Its check is left out, because it would act during the race. */
export function createRaceProject(project: Project, library: string): Project {
  const names = { measure: 'vxe-docs-measure.js', entry: 'vxe-docs-race.js' }
  const entry = `import component from './${project.entry}'
import { createRace } from './${names.measure}'
export default createRace(component, '${raceMarker}')
`
  return {
    ...project,
    library,
    entry: names.entry,
    files: [
      ...project.files.filter(({ name }) => !/^check\.[jt]s$/.test(name)),
      { name: names.measure, text: measure },
      { name: names.entry, text: entry }
    ]
  }
}

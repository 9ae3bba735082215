import type { Demo, DemoFile, SourceKind } from '../../../shared/demo.ts'
import { getFileLabel } from '../../../shared/demo.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import type { ProjectTexts } from './project-texts.ts'
import { projectTexts } from './project-texts.ts'

/** Reads the text of a file as a source panel shows it. */
type ReadSource = (file: DemoFile, kind: SourceKind) => Promise<{ code: string }>

/** Creates the project of a demo and its imports, in the reader's language, as TypeScript or JavaScript. */
export async function createDemoProject(
  demo: Pick<Demo, 'files'>,
  kind: SourceKind,
  library: string,
  read: ReadSource
): Promise<Project> {
  const files = await Promise.all(
    demo.files.map(async file => ({ name: getFileLabel(file, kind), text: (await read(file, kind)).code }))
  )
  return { entry: files[0]?.name ?? '', files, kind, library }
}

/** Creates the default project of the playground: a table small enough to be replaced by typing. */
export function createDefaultProject(language: Language, kind: SourceKind, library: string): Project {
  return {
    entry: 'App.vue',
    files: [{ name: 'App.vue', text: createDefaultText(projectTexts[language].start, kind) }],
    kind,
    library
  }
}

const createDefaultText = (words: ProjectTexts['start'], kind: SourceKind): string => `<template>
  <vxe-table border :data="people" :row-config="{ isHover: true }">
    <vxe-column type="seq" width="60" />
    <vxe-column field="name" title="${words.name}" sortable />
    <vxe-column field="role" title="${words.role}" />
    <vxe-column field="age" title="${words.age}" width="100" sortable />
  </vxe-table>
</template>

<script${kind === 'ts' ? ' lang="ts"' : ''}>
import Vue from 'vue'

export default Vue.extend({
  data () {
    return {
      people: [
${words.people.map(([name, role, age]) => `        { name: '${name}', role: '${role}', age: ${age} }`).join(',\n')}
      ]
    }
  }
})
</script>
`

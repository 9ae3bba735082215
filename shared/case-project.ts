import type { Project } from './project.ts'

/** Files of the cases of a page, by name. */
export type CasePack = Record<string, { component: string; check: string; workaround?: string }>

export const getCasePackAddress = (page: string): string => `example/pack/${page}/defects.json`

/** Project of the playground with the component of a defect and its expectations. */
export const createCaseProject = (component: string, check: string, library: string): Project => ({
  entry: 'App.vue',
  files: [
    { name: 'App.vue', text: component },
    { name: 'check.js', text: check }
  ],
  kind: 'js',
  library
})

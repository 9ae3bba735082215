import type { SourceKind } from './demo.ts'

/** What the playground edits, shares and exports: a Vue 2 component and the files it imports. */
export interface Project {
  /** The component that is mounted, a name from `files`: `App.vue`, `sort-two-columns.vue`. */
  entry: string
  files: ProjectFile[]
  kind: SourceKind
  /** Version of the library it was written for. */
  library: string
}

export interface ProjectFile {
  /** As it is imported: `App.vue`, `data.ts`, `_shared/people.ts` (imported as `@/_shared/people`). Never starts with a dot or a slash. */
  name: string
  text: string
}

/** Where something is wrong; what has no place of its own is said of the file. */
export interface ProjectError {
  kind: 'compile' | 'runtime' | 'promise' | 'loop' | 'import'
  message: string
  file?: string
  /** From 1. */
  line?: number
  column?: number
}

/** What a file may be. */
export const projectFileName = /^(?!\.)(?:[\w-]+\/)*[\w.-]+\.(?:vue|ts|js|css|json)$/

/** What every preview has. */
export const allowedPackages = ['vue', 'vxe-table', 'xe-utils'] as const

/** Packages of others that integrations need, and what can be imported of them: brought when a project asks for it. */
export const guestImports = {
  echarts: 'echarts',
  'element-ui': 'element-ui',
  'element-ui/lib/theme-chalk/index.css': 'element-ui',
  exceljs: 'exceljs',
  sortablejs: 'sortablejs'
} as const

export type GuestImport = keyof typeof guestImports
export type GuestPackage = (typeof guestImports)[GuestImport]
export const isGuestImport = (specifier: string): specifier is GuestImport => Object.hasOwn(guestImports, specifier)

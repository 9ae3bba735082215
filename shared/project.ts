import type { SourceKind } from './demo.ts'
import { compareVersions } from './version-order.ts'

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
  /** As it is imported: `App.vue`, `data.ts`, `_shared/people.ts` (imported as `@/_shared/people`). `isProjectFileName` says what it may be. */
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

/** What every preview has. */
export const allowedPackages = ['vue', 'vxe-table', 'xe-utils'] as const

/** What a preview of 3.9 and later has besides. */
const laterPackages: readonly string[] = ['vxe-pc-ui']

export const hasPackage = (library: string, specifier: string): boolean =>
  (allowedPackages as readonly string[]).includes(specifier) ||
  (laterPackages.includes(specifier) && compareVersions(library, '3.9.0') >= 0)

/** Packages of others that integrations need, and what can be imported of them: brought when a project asks for it. */
export const guestImports = {
  'ant-design-vue': 'ant-design-vue',
  'ant-design-vue/dist/antd.css': 'ant-design-vue',
  'ant-design-vue/es/locale/zh_CN': 'ant-design-vue',
  echarts: 'echarts',
  'element-ui': 'element-ui',
  'element-ui/lib/locale': 'element-ui',
  'element-ui/lib/locale/lang/en': 'element-ui',
  'element-ui/lib/locale/lang/zh-CN': 'element-ui',
  'element-ui/lib/theme-chalk/index.css': 'element-ui',
  exceljs: 'exceljs',
  moment: 'moment',
  'moment/locale/zh-cn': 'moment',
  sortablejs: 'sortablejs'
} as const

export type GuestImport = keyof typeof guestImports
export type GuestPackage = (typeof guestImports)[GuestImport]
export const isGuestImport = (specifier: string): specifier is GuestImport => Object.hasOwn(guestImports, specifier)
export const isSheet = (specifier: string): boolean => specifier.endsWith('.css')

/** What the file of a guest requires itself, and has to stand before it. */
export const guestNeeds: Partial<Record<GuestImport, readonly GuestImport[]>> = {
  'ant-design-vue': ['moment'],
  'element-ui/lib/locale': ['element-ui'],
  'moment/locale/zh-cn': ['moment']
}

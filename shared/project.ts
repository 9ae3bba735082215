import type { SourceKind } from './demo.ts'
import { compareVersions } from './version-order.ts'

/** Vue 2 component and the files it imports, as the playground edits, shares and exports them. */
export interface Project {
  /** The component that is mounted, a name from `files`: `App.vue`, `sort-two-columns.vue`. */
  entry: string
  files: ProjectFile[]
  kind: SourceKind
  /** Version of the library it was written for. */
  library: string
}

export interface ProjectFile {
  /** Name that `isProjectFileName` allows: `App.vue`, `data.ts`, `_shared/people.ts` (imported as `@/_shared/people`). */
  name: string
  text: string
}

/** Error in a project; one without a line belongs to the whole file. */
export interface ProjectError {
  kind: 'compile' | 'runtime' | 'promise' | 'loop' | 'import'
  message: string
  file?: string
  /** From 1. */
  line?: number
  column?: number
}

/** Names of a file with expectations, which runs after the component has been mounted. */
export const checkNames = ['check.ts', 'check.js'] as const

/** Packages that every preview has. */
export const allowedPackages = ['vue', 'vxe-table', 'xe-utils'] as const

/** Additional packages of a preview of 3.9 and later. */
const packagesFrom39: readonly string[] = ['vxe-pc-ui']

export const hasPackage = (library: string, specifier: string): boolean =>
  (allowedPackages as readonly string[]).includes(specifier) ||
  (packagesFrom39.includes(specifier) && compareVersions(library, '3.9.0') >= 0)

/** Third-party packages for integrations, by import specifier; loaded when a project imports them. */
export const thirdPartyImports = {
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

export type ThirdPartyImport = keyof typeof thirdPartyImports
export type ThirdPartyPackage = (typeof thirdPartyImports)[ThirdPartyImport]
export const isThirdPartyImport = (specifier: string): specifier is ThirdPartyImport =>
  Object.hasOwn(thirdPartyImports, specifier)
export const isStyleSheet = (specifier: string): boolean => specifier.endsWith('.css')

/** Returns the third-party packages that a text imports. */
export const importedPackages = (text: string): ThirdPartyPackage[] =>
  [...new Set(Object.values(thirdPartyImports))].filter(name =>
    new RegExp(`(?:from|import)\\s*(?:\\(\\s*)?['"]${name}['"/]`).test(text)
  )

/** Type packages of packages that have no types of their own. */
export const typePackages: Partial<Record<ThirdPartyPackage, string>> = { sortablejs: '@types/sortablejs' }

/** Major version for Vue 2 of packages with a newer version for Vue 3. */
const majorVersions: Partial<Record<ThirdPartyPackage, number>> = { 'ant-design-vue': 1 }

/** Returns the packages of a text as `npm install` reads them: `sortablejs @types/sortablejs`. */
export const installArguments = (text: string, kind: SourceKind): string =>
  importedPackages(text)
    .flatMap(name => [
      majorVersions[name] === undefined ? name : `${name}@${majorVersions[name]}`,
      (kind === 'ts' && typePackages[name]) || []
    ])
    .flat()
    .join(' ')

/** Imports that must be loaded before a third-party file, which requires them. */
export const thirdPartyRequirements: Partial<Record<ThirdPartyImport, readonly ThirdPartyImport[]>> = {
  'ant-design-vue': ['moment'],
  'element-ui/lib/locale': ['element-ui'],
  'moment/locale/zh-cn': ['moment']
}

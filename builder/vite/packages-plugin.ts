import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { allowedPackages, thirdPartyImports, isStyleSheet } from '../../shared/project.ts'
import { scopeResets } from '../scope-resets.ts'

const prefix = 'virtual:package/'

/** Third-party modules that demos may import. */
export const thirdPartyModules = Object.keys(thirdPartyImports).filter(name => !isStyleSheet(name))

/**
 * Modules that demos may import: each is an entry of the app's build, so that compiled demos can import it by
 * address.
 */
export const packageModules: readonly string[] = [...allowedPackages, ...thirdPartyModules]
export const entryOf = (name: string): string => `package-${name.replaceAll('/', '-')}`

/** Module that a demo imports for a package. */
export const packageEntry = (name: string): string => `${prefix}${name}`

export const packageEntries = (): Record<string, string> =>
  Object.fromEntries(packageModules.map(name => [entryOf(name), packageEntry(name)]))

/** Makes the modules that demos import available to the bundler. */
export function packagesForDemos(root: string): Plugin {
  return {
    name: 'packages-for-demos',
    enforce: 'pre',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${prefix}`)) return packageModule(root, id.slice(prefix.length + 1))
      // The development server serves sheets from the packages; the build takes them from `third-party-files.ts`.
      return id.endsWith('/ant-design-vue/dist/antd.css') ? scopeResets(readFileSync(id, 'utf8')) : undefined
    }
  }
}

/**
 * Names of the exports of CommonJS packages, which are only known when they run; a package that needs a document
 * can't run here.
 */
const commonJs: Record<string, (root: string) => string[]> = {
  moment: () => [],
  'moment/locale/zh-cn': () => [],
  exceljs: root => Object.keys(createRequire(path.join(root, 'package.json'))('exceljs')),
  'element-ui': root => {
    const types = readFileSync(path.join(root, 'node_modules/element-ui/types/element-ui.d.ts'), 'utf8')
    return [...types.matchAll(/^export (?:class|const|function|let) (\w+)/gm)].map(([, name = '']) => name)
  }
}

/** Parts of a package that the demos use: without its tables and menus Ant Design Vue is half as large. */
export const packageParts: Record<string, string[]> = {
  'ant-design-vue': ['Cascader', 'ConfigProvider', 'DatePicker', 'Input', 'InputNumber', 'Modal', 'Select', 'Switch']
}

function packageModule(root: string, name: string): string {
  // An import of the library gets all of it; the part that a table needs is loaded by then.
  if (name === 'vxe-table')
    return `import ${JSON.stringify(path.join(root, 'src/demo/whole-library.ts'))}\nexport * from 'vxe-table'\nexport { default } from 'vxe-table'`
  if (packageParts[name]) return `export { ${packageParts[name].join(', ')} } from '${name}'`
  if (name.startsWith('element-ui/')) return `import words from '${name}'\nexport default words.default ?? words`
  const namesOf = commonJs[name]
  if (!namesOf) return `export * from '${name}'\n${name === 'echarts' ? '' : `export { default } from '${name}'`}`
  const names = namesOf(root).filter(each => /^[A-Za-z_$][\w$]*$/.test(each) && each !== 'default')
  return `import all from '${name}'\nexport default all\n${names.map(each => `export const ${each} = all.${each}`).join('\n')}`
}

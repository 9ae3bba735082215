/**
 * Generates the entry that Nuxt 2 makes of `nuxt.config.js`, `components/`, `store/` and `pages/`, as far as one page
 * needs it: sheets first, then plugins, each called with the app, then the page with the data of its `asyncData`.
 */
export function nuxtEntry(config: string, files: readonly string[]): string {
  const list = (name: string): string[] => {
    const [, items = ''] = new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(config) ?? []
    return Array.from(items.matchAll(/'([^']+)'/g), ([, item = '']) => item.replace(/^~\//, '../'))
  }
  const plugins = list('plugins')
  const components = config.includes('components: true') ? files.filter(name => /^components\/.*\.vue$/.test(name)) : []
  const hasStore = files.includes('store/index.js')
  return [
    "import Vue from 'vue'",
    ...(hasStore ? ["import Vuex from 'vuex'", "import * as storeModule from '../store'"] : []),
    ...components.map((file, index) => `import component${index} from '../${file}'`),
    "import Page from '../pages/index.vue'",
    ...list('css').map(sheet => `import '${sheet}'`),
    ...plugins.map((plugin, index) => `import plugin${index} from '${plugin}'`),
    "Vue.component('ClientOnly', { functional: true, render: (h, { children }) => children })",
    ...components.map((file, index) => `Vue.component('${componentName(file)}', component${index})`),
    ...(hasStore ? ['Vue.use(Vuex)', 'const app = { store: new Vuex.Store({ ...storeModule }) }'] : ['const app = {}']),
    'const inject = (name, value) => { app[`$${name}`] = Vue.prototype[`$${name}`] = value }',
    ...plugins.map((_, index) => `plugin${index}({ app, ...app }, inject)`),
    'Page.asyncData({ app, ...app }).then(data => {',
    '  const own = Page.data',
    '  Page.data = function () { return { ...(own ? own.call(this) : {}), ...data } }',
    "  new Vue({ ...app, render: h => h(Page) }).$mount('#app')",
    '})'
  ].join('\n')
}

/** `components/product/Editor.vue` -> `ProductEditor` */
const componentName = (file: string): string =>
  file
    .slice('components/'.length, -'.vue'.length)
    .split('/')
    .map(part => part[0]!.toUpperCase() + part.slice(1))
    .join('')

/**
 * Generates the entry that Nuxt 2 makes of `nuxt.config.js` and `pages/`, as far as one page needs it: sheets first,
 * then plugins, each called with the app, then the page with the data of its `asyncData`.
 */
export function nuxtEntry(config: string): string {
  const list = (name: string): string[] => {
    const [, items = ''] = new RegExp(`\\b${name}: \\[([^\\]]*)\\]`).exec(config) ?? []
    return Array.from(items.matchAll(/'([^']+)'/g), ([, item = '']) => item.replace(/^~\//, '../'))
  }
  const plugins = list('plugins')
  return [
    "import Vue from 'vue'",
    "import Page from '../pages/index.vue'",
    ...list('css').map(sheet => `import '${sheet}'`),
    ...plugins.map((plugin, index) => `import plugin${index} from '${plugin}'`),
    'const app = {}',
    'const inject = (name, value) => { app[`$${name}`] = Vue.prototype[`$${name}`] = value }',
    ...plugins.map((_, index) => `plugin${index}({ app, ...app }, inject)`),
    'Page.asyncData({ app, ...app }).then(data => {',
    '  const own = Page.data',
    '  Page.data = function () { return { ...(own ? own.call(this) : {}), ...data } }',
    "  new Vue({ ...app, render: h => h(Page) }).$mount('#app')",
    '})'
  ].join('\n')
}

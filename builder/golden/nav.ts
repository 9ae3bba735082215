import type { NavSource } from '../pages/nav-source.ts'

export const nav: NavSource = [
  { key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/table/base', pages: ['sort'] },
  {
    key: 'plugin',
    title: { zh: '插件', en: 'Plugins' },
    under: '/plugin',
    pages: [],
    links: [{ title: { zh: '图表', en: 'Charts' }, href: 'https://example.com/charts' }]
  },
  { key: 'more', title: { zh: '更多', en: 'More' }, under: '/table/advanced', pages: ['keepAlives'], isHidden: true }
]

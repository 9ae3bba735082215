import { words } from '../../shared/words.ts'

export const galleryTexts = words({
  zh: {
    search: '筛选示例，例如：合并单元格',
    component: '组件',
    everyComponent: '全部组件',
    found: (count: number) => `${count} 个示例`,
    groups: '示例分组',
    hint: '指针停在图片上，示例直接运行',
    none: '没有匹配的示例。',
    reset: '显示全部示例',
    failed: '示例运行失败，请打开页面查看。'
  },
  en: {
    search: 'Filter demos, for example: merged cells',
    component: 'Component',
    everyComponent: 'All components',
    found: count => (count === 1 ? '1 demo' : `${count} demos`),
    groups: 'Groups of demos',
    hint: 'Rest the pointer on a picture to run its demo',
    none: 'No demo matches.',
    reset: 'Show all demos',
    failed: 'The demo failed. Open its page to see more.'
  }
})

export type GalleryTexts = (typeof galleryTexts)['zh']

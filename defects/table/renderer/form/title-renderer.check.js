export default async ({ expect, texts }) => {
  expect(texts('b'), { zh: '显示渲染器创建的标题', en: 'The title of the renderer is visible' }).toEqual(['Title'])
}

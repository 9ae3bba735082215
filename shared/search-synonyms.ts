/**
 * Words a reader may put for one another. Opposites stand together where one setting does both: who wants to hide
 * the header looks for `show-header`.
 */
const groups = [
  '选中 勾选 选择',
  '删除 移除',
  '新增 添加 插入 增加',
  '获取 取得 拿到 得到 返回',
  '所有 全部',
  '修改 改动 改变 更改',
  '隐藏 显示',
  '过滤 筛选',
  '禁用 禁止 阻止',
  '点击 单击',
  '弹窗 对话框 窗口',
  '下拉框 选择器',
  '还原 恢复',
  '校验 验证',
  '缓存 记住 保存',
  '清空 清除 取消',
  '快捷键 键盘',
  '居中 对齐',
  '合并 跨',
  '選中 勾選 選擇',
  '刪除 移除',
  '新增 插入 增加',
  '獲取 取得 得到 返回',
  '修改 改動 變更',
  '隱藏 顯示',
  '過濾 篩選',
  '禁用 禁止',
  '彈窗 對話方塊 視窗',
  '下拉框 選擇器',
  '還原 恢復',
  '快取 記住 儲存',
  '清空 清除 取消',
  '置中 對齊',
  '全部 所有',
  '列印 打印',
  'select check tick',
  'selected checked ticked',
  'remove delete',
  'add insert new',
  'get return read',
  'hide show visible hidden',
  'disable forbid prevent refuse',
  'dialog modal window popup',
  'dropdown select',
  'revert restore undo',
  'remember save store persist',
  'colour color',
  'clear reset',
  'change modify edit',
  'align center centre',
  'width resize',
  'text label',
  'total sum'
].map(group => group.split(' '))

const others = new Map<string, string[]>()
for (const group of groups)
  for (const word of group) others.set(word, [...(others.get(word) ?? []), ...group.filter(other => other !== word)])

/** Words of interfaces that dictionaries of everyday Chinese cut in two. */
export const chineseSynonyms: readonly string[] = [...others.keys()].filter(word => /\p{Script=Han}/u.test(word))

export const synonymsOf = (word: string): readonly string[] => others.get(word) ?? []

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toTraditional } from './traditional.ts'

const sentences: [simplified: string, traditional: string][] = [
  ['单击单元格进入编辑，按 Esc 撤销。', '點擊儲存格進入編輯，按 Esc 復原。'],
  ['默认不加载数据，打开页面后再请求。', '預設不載入資料，開啟頁面後再請求。'],
  ['全局参数在安装组件时传入。', '全域參數在安裝元件時傳入。'],
  ['渲染器和插槽都能画单元格的内容。', '渲染器和插槽都能畫儲存格的內容。'],
  ['导出的文件保存在浏览器的下载文件夹里。', '匯出的檔案儲存在瀏覽器的下載資料夾裡。'],
  ['复选框列勾选的行在翻页后保留。', '核取方塊欄勾選的列在翻頁後保留。'],
  ['固定列不随滚动条移动，行高由 row-config 决定。', '固定欄不隨捲軸移動，列高由 row-config 決定。'],
  ['虚拟滚动 10 万行数据时，列宽要固定。', '虛擬捲動 10 萬列資料時，欄寬要固定。'],
  ['点击当前行的按钮，删除行数据。', '點擊目前列的按鈕，刪除列資料。'],
  ['合并行和列之后，行里的链接仍然可用。', '合併列和欄之後，列裡的連結仍然可用。'],
  ['进行数据校验时，自行配置规则。', '進行資料驗證時，自行設定規則。'],
  ['方法执行后运行回调函数。', '方法執行後執行回呼函式。'],
  ['这在命令行里行不通，换行也不行。', '這在命令列裡行不通，換行也不行。'],
  ['参数列表里列出排列的次序，包括系列和队列。', '參數列表裡列出排列的次序，包括系列和佇列。'],
  ['姓名列、单位列和团队列都不排序。', '姓名欄、單位欄和團隊欄都不排序。'],
  ['当前排序列表里有两个排序列。', '目前排序列表裡有兩個排序欄。'],
  ['{{ rows.length }} 行，共 {{ lines }} 行代码', '{{ rows.length }} 列，共 {{ lines }} 行程式碼'],
  ['只需一行代码，每一行都会标出来。', '只需一行程式碼，每一列都會標出來。'],
  ['按住鼠标左键拖拽列头，调整列的顺序。', '按住滑鼠左鍵拖曳欄頭，調整欄的順序。'],
  ['工具栏上的“自定义列”按钮会打开列设置。', '工具列上的「自訂欄」按鈕會開啟欄設定。'],
  ['服务器没有响应，请检查网络。', '伺服器沒有回應，請檢查網路。'],
  ['源码和类型定义都在 npm 包里。', '原始碼和型別定義都在 npm 包裡。'],
  ['用键盘操作快捷菜单。', '用鍵盤操作快顯選單。'],
  ['用脚手架创建项目，按需加载模块。', '用鷹架建立專案，按需載入模組。'],
  ['国际化之后，模态窗口的文本随语言切换。', '國際化之後，模態視窗的文字隨語言切換。'],
  ['树形表格展开行时懒加载子节点。', '樹狀表格展開列時延遲載入子節點。'],
  ['只影响列的筛选，通过筛选的行都会显示。', '只影響欄的篩選，通過篩選的列都會顯示。'],
  ['升级后接口的返回值不变。', '升級後介面的回傳值不變。'],
  ['你可以通过 `types` 或样式修改，也可以通过样式修改。', '你可以透過 `types` 或樣式修改，也可以透過樣式修改。'],
  ['空数组不通过 `required` 校验，能够通过编译。', '空陣列不通過 `required` 驗證，能夠通過編譯。']
]

test.each(sentences)('"%s" is converted to Taiwanese usage', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional)
})

test('the conversion to Traditional Chinese leaves the code around Chinese text unchanged', () => {
  const code = "const title = '姓名' // 第 1 列\nrow.column['x'] = `${lines} 行`"
  expect(toTraditional(code)).toBe("const title = '姓名' // 第 1 欄\nrow.column['x'] = `${lines} 行`")
})

test('the conversion to Traditional Chinese leaves a text without Chinese unchanged', () => {
  const text = 'It’s a <vxe-table :data="rows" />, isn\'t it?\r\n'
  expect(toTraditional(text)).toBe(text)
})

/** Sentences of the pages, each with its Taiwanese form in the next line, as read by a person. */
const goldenSentences = readFileSync(new URL('./golden-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map(pair => pair.split('\n') as [simplified: string, traditional: string])

test('the golden sentences of the pages are converted to Taiwanese usage', () => {
  expect(goldenSentences.length).toBeGreaterThan(100)
  expect(goldenSentences.map(([simplified]) => toTraditional(simplified))).toEqual(
    goldenSentences.map(([, traditional]) => traditional)
  )
})

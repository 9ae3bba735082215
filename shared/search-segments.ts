/** Stop words of queries, including keywords and directives of code. */
const stopWords = new Set(
  [
    '怎么 怎样 怎么样 如何 怎么办 怎么做 怎么回事 什么 为什么 为何 哪里 哪个 哪些 啥 咋 咋办 请问 求助 求教 有人 有没有 是不是 能不能 可不可以 要不要 会不会',
    '不 没 的 地 得 了 着 吗 呢 吧 啊 嘛 和 与 或 及 以及 跟 同 在 是 就 才 又 也 都 还 还是 却 但 但是 可是 而 而且 然后 如果 因为 所以 把 被 让 给 使 将 对 从 向 往 到 来 去',
    '我 我的 我们 你 他 它 它们 自己 别人 这 这个 这些 那 那个 那些 这样 那样 这里 那里 一个 一下 一些 有些 有的 某 某个 个 种 次 等 该 其 之',
    '写法 用法 怎么写 咋 咋办 如何写 可以 可 能 不能 能够 会 不会 应该 必须 想 想要 要 需要 希望 用 使用 利用 通过 实现 设置 做 做到 弄 搞 进行 完成 处理 办法 方法 方式 原因 情况 的话 的时候 时候 时 后 之后 以后 前 中 里 里面 上 下 有 没有 出现 发现 变成 变 成 总是 老是 一直 突然 直接 怎么才能 怎么能 只 按 按照 同时 指定 其中 本来 明明 已经 好像 那么 这么 特别 非常 经常 有时 有时候 偶尔 各自 分别 任何 整个 目前 现在 之前 只是 只有 只要 居然 太 很 最 更 多少 几个 不要 谁 别 请 麻烦 大家 求 各位 大佬 谢谢',
    '怎麼 怎樣 為什麼 什麼 嗎 與 讓 給 一個 實現 設定 後 之後 以後 時 裡 裡面 沒有 進行 個 這 這個 還 還是 會 不會 應該 需要 處理 辦法 變成 變 總是 對 從 來 我們 請問',
    'how to do does did doing done i the a an of in on for with and or is are was were am it its my our we they them their he she can could what why when where which who use using used set from by at be been being this that these those me into as so than then if but while because via',
    'not no never you your will would may might must some any should there here has have had having let lets want wants wanted need needs try trying tried know please help im ive dont like just only also too very still yet again really only',
    'gets got getting make makes making made happen happens happened seem seems seen go goes going gone come comes thing things something anything nothing everything way ways itself themselves one ones other others another each every both about out off over away through until after before during between without',
    'true false null undefined const let await vslot von vbind vmodel sync'
  ]
    .join(' ')
    .split(' ')
)

export const isStopWord = (bare: string): boolean => stopWords.has(bare)

/** Words that report a problem without naming it; the other words of the query decide. */
const symptoms = new Set(
  [
    '没 反应 没反应 没有反应 无反应 生效 不生效 无效 失效 没用 没效果 没有效果 不管用 不起作用 起作用 作用 正常 不正常 不对 不行 不了 不到 不出 不中 不掉 不开 不动 不上 不下 不住 不全 不见 不来 不成 不回 问题 有问题 错误 报错 出错 异常 不好使 不显示 没显示 显示不了',
    '反應 沒反應 沒有反應 無效 失效 沒用 不起作用 問題 錯誤 異常 正常 不對 不顯示',
    'work works working worked broken break problem issue bug wrong fail fails failed failing error cannot cant doesnt didnt wont isnt effect correct correctly properly'
  ]
    .join(' ')
    .split(' ')
)

export const isSymptom = (bare: string): boolean => symptoms.has(bare)

/** Names of unrelated technologies, which must not match the beginnings of other words such as `reactive`. */
const unrelatedNames = new Set(
  `react angular svelte jquery flutter uniapp electron spring java kotlin swift python django golang rust php laravel
  mysql redis mongo mongodb docker kafka kubernetes linux android 小程序 公众号 鸿蒙 安卓`.split(/\s+/)
)

export const isUnrelatedName = (bare: string): boolean => unrelatedNames.has(bare)

/** True if the text names an unrelated technology: `微信小程序` contains `小程序`. */
export const hasUnrelatedName = (text: string): boolean =>
  [...unrelatedNames].some(word =>
    /\p{Script=Han}/u.test(word) ? text.includes(word) : getLatinWords(text).includes(word)
  )

const getLatinWords = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Splits Chinese, which is written without spaces, into words. */
export type Segment = (chinese: string) => string[]

let segmenter: Intl.Segmenter | undefined

/** Splits with the dictionary of the browser; a browser without one gets pairs of characters. */
export function segmentWords(chinese: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return splitPairs(chinese)
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(chinese)].map(({ segment }) => segment)
}

export const splitPairs = (chinese: string): string[] =>
  [...chinese].length < 2
    ? [chinese]
    : [...chinese].slice(1).map((_, index) => [...chinese].slice(index, index + 2).join(''))

/** Splits at the words of the site first, longest first: `跨页勾选` is one word here, `每页条数` too. */
export function segmentWithKnown(
  chinese: string,
  known: ReadonlySet<string>,
  segmentRest: Segment = segmentWords
): string[] {
  const parts: string[] = []
  let unknown = ''
  for (let offset = 0; offset < chinese.length;) {
    const word = findLongestKnown(chinese, offset, known)
    if (!word) unknown += chinese[offset++]
    else {
      if (unknown) parts.push(...joinSingles(segmentRest(unknown)))
      parts.push(word)
      unknown = ''
      offset += word.length
    }
  }
  return unknown ? [...parts, ...joinSingles(segmentRest(unknown))] : parts
}

/** Joins single characters in pairs, since dictionaries lack words of user interfaces such as `点击`. */
function joinSingles(parts: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const part of parts) {
    const isSingle = part.length === 1 && !isStopWord(part)
    if (isSingle && isOpen) joined.push(`${joined.pop()}${part}`)
    else joined.push(part)
    isOpen = isSingle && !isOpen
  }
  return joined
}

function findLongestKnown(chinese: string, offset: number, known: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(maxWordLength, chinese.length - offset); length > 1; length -= 1) {
    const word = chinese.slice(offset, offset + length)
    if (known.has(word) || unrelatedNames.has(word)) return word
  }
  return undefined
}

export const maxWordLength = 8

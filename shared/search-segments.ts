/** Words that say nothing about what is looked for; in code, what stands around names. */
const empty = new Set([
  '怎么',
  '怎样',
  '怎么样',
  '如何',
  '怎么办',
  '什么',
  '为什么',
  '为何',
  '哪里',
  '哪个',
  '的',
  '了',
  '吗',
  '呢',
  '和',
  '与',
  '或',
  '在',
  '是',
  '把',
  '被',
  '让',
  '给',
  '我',
  '一个',
  '可以',
  '能',
  '不能',
  '想',
  '要',
  '用',
  '使用',
  '实现',
  '设置',
  '后',
  '时',
  '中',
  '里',
  '上',
  '下',
  '有',
  '没有',
  '以及',
  '进行',
  '某',
  '某个',
  '做',
  '原因',
  '请问',
  '需要',
  '怎麼',
  '怎樣',
  '為什麼',
  '什麼',
  '嗎',
  '與',
  '讓',
  '給',
  '一個',
  '實現',
  '設定',
  '後',
  '時',
  '裡',
  '沒有',
  '進行',
  '個',
  '个',
  'how',
  'to',
  'do',
  'does',
  'i',
  'the',
  'a',
  'an',
  'of',
  'in',
  'on',
  'for',
  'with',
  'and',
  'or',
  'is',
  'are',
  'it',
  'my',
  'can',
  'what',
  'why',
  'when',
  'use',
  'using',
  'set',
  'from',
  'by',
  'at',
  'be',
  'this',
  'that',
  'me',
  'into',
  'as',
  'not',
  'no',
  'you',
  'your',
  'will',
  'may',
  'some',
  'should',
  'there',
  'true',
  'false',
  'null',
  'undefined',
  'const',
  'let',
  'await',
  'vslot',
  'von',
  'vbind',
  'vmodel',
  'sync'
])

export const isEmpty = (bare: string): boolean => empty.has(bare)

/** Words that say that something is wrong, not what: the subject beside them decides. */
const symptoms = new Set(
  '没 反应 没反应 没有反应 生效 不生效 无效 失效 没用 不起作用 起作用 作用 正常 不正常 不对 问题 错误 有问题 异常 反應 沒反應 沒有反應 無效 失效 沒用 問題 錯誤 異常 work works working broken problem issue wrong fail fails failed error'.split(
    ' '
  )
)

export const isSymptom = (bare: string): boolean => symptoms.has(bare)

/** Takes Chinese apart, which is written without spaces. */
export type Segment = (chinese: string) => string[]

let segmenter: Intl.Segmenter | undefined

/** The browser knows Chinese words; one that does not gets pairs of characters. */
export function segmentWords(chinese: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return pairs(chinese)
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(chinese)].map(({ segment }) => segment)
}

export const pairs = (chinese: string): string[] =>
  [...chinese].length < 2
    ? [chinese]
    : [...chinese].slice(1).map((_, index) => [...chinese].slice(index, index + 2).join(''))

/** The site's own words first, longest first: `跨页勾选` is one word here, `每页条数` too. */
export function segmentKnown(chinese: string, known: ReadonlySet<string>, rest: Segment = segmentWords): string[] {
  const parts: string[] = []
  let unknown = ''
  for (let at = 0; at < chinese.length;) {
    const word = longestKnown(chinese, at, known)
    if (!word) unknown += chinese[at++]
    else {
      if (unknown) parts.push(...joinSingles(rest(unknown)))
      parts.push(word)
      unknown = ''
      at += word.length
    }
  }
  return unknown ? [...parts, ...joinSingles(rest(unknown))] : parts
}

/** Dictionaries lack words of interfaces: `点` and `击` belong together. */
function joinSingles(parts: readonly string[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const part of parts) {
    const isSingle = part.length === 1 && !isEmpty(part)
    if (isSingle && isOpen) joined.push(`${joined.pop()}${part}`)
    else joined.push(part)
    isOpen = isSingle && !isOpen
  }
  return joined
}

function longestKnown(chinese: string, at: number, known: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(longestWord, chinese.length - at); length > 1; length -= 1) {
    const word = chinese.slice(at, at + length)
    if (known.has(word)) return word
  }
  return undefined
}

export const longestWord = 8

export interface Piece {
  text: string
  hit: boolean
}

// 多个词用空格分隔，较长的词在前，“研发部”先于“研发”
export function wordsOf (keyword: string): string[] {
  return keyword.trim().toLowerCase().split(/\s+/).filter(Boolean).sort((a, b) => b.length - a.length)
}

// 把文字分为匹配和不匹配的段，由模板渲染，不拼接 HTML
export function splitHits (text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }]
  const escaped = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(${escaped.join('|')})`, 'gi')
  return text.split(pattern).map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter(piece => piece.text)
}

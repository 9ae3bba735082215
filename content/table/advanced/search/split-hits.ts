export interface Piece {
  text: string
  hit: boolean
}

// 用空格分开几个词，长的在前，“研发部”先于“研发”
export function wordsOf (keyword: string): string[] {
  return keyword.trim().toLowerCase().split(/\s+/).filter(Boolean).sort((a, b) => b.length - a.length)
}

// 把文字切成命中和没有命中的段，由模板画出来，不用拼 HTML
export function splitHits (text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }]
  const escaped = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(${escaped.join('|')})`, 'gi')
  return text.split(pattern).map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter(piece => piece.text)
}

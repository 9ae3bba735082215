export interface ByteRange {
  /** First and last byte, both included. */
  start: number
  end: number
}

/**
 * Reads a `Range` header for a body of `size` bytes.
 * Several ranges, other units and malformed headers mean the whole body: RFC 9110 14.2 lets a server ignore them.
 *
 * @example readRange('bytes=-100', 1000) // { start: 900, end: 999 }
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [unit = '', ranges = '', ...more] = header.split('=').map(part => part.trim())
  const [first = '', last = '', ...others] = ranges.split('-').map(part => part.trim())
  const isOne = unit.toLowerCase() === 'bytes' && more.length + others.length === 0 && ranges.includes('-')
  if (!isOne || !/^\d*$/.test(first + last) || first + last === '') return 'whole'
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'unsatisfiable'
}

function lastBytes(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length > 0 && size > 0 ? { start: Math.max(0, size - length), end: size - 1 } : 'unsatisfiable'
}

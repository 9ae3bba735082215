export type Encoding = 'br' | 'gzip' | 'identity'

const preference: readonly Encoding[] = ['br', 'gzip', 'identity']

/** RFC 9110 12.5.3: an unmentioned identity is acceptable; here it ranks below every mentioned encoding. */
const unmentionedIdentity = 0.0001

/**
 * Returns the best offered encoding for an `Accept-Encoding` header, or identity if none is acceptable: a body that the
 * client can try to read is better than a 406.
 *
 * @example chooseEncoding('gzip, br;q=0', ['br', 'gzip', 'identity']) // 'gzip'
 */
export function chooseEncoding(header: string | null, offered: readonly Encoding[]): Encoding {
  const weights = readWeights(header)
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of preference) {
    const weight = offered.includes(encoding) ? weightOf(encoding, weights) : 0
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight]
  }
  return best
}

export function acceptsIdentity(header: string | null): boolean {
  return weightOf('identity', readWeights(header)) > 0
}

function weightOf(encoding: Encoding, weights: Map<string, number>): number {
  return weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? unmentionedIdentity : 0)
}

function readWeights(header: string | null): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim())
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, readWeight(parameters))
  }
  return weights
}

/** Returns the weight that the parameter `q` of a part of an `Accept…` header has; 0 if it is malformed. */
export function readWeight(parameters: string[]): number {
  const qParameter = parameters.find(parameter => /^q\s*=/.test(parameter))
  if (qParameter === undefined) return 1
  const value = qParameter.replace(/^q\s*=\s*/, '')
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0
}

/**
 * Security headers, by path. The first rule that matches a file decides: a page with needs of its own
 * (a sandbox that evaluates code, a worker that compiles) gets a rule above the general ones.
 */
export interface PolicyFacts {
  /** CSP sources of the page's inline scripts, e.g. `'sha256-…'`. */
  scripts: readonly string[]
  /** Origins besides its own that the page may ask: SERVE_API and COMPONENT_HOST. */
  origins: readonly string[]
}

interface Rule {
  match: RegExp
  policy: (facts: PolicyFacts) => Record<string, readonly string[]>
  headers?: Record<string, string>
}

const none = ["'none'"]
const self = ["'self'"]

/** Of the playground's frame: strangers' code has no network. What starts it adds a policy that allows still less; see sandbox/boot.js. */
const frame: Rule['policy'] = ({ scripts }) => ({
  'default-src': none,
  'script-src': [...scripts, "'unsafe-eval'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'media-src': ['data:', 'blob:'],
  'connect-src': none,
  'worker-src': none,
  'frame-src': none,
  'object-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': self
})

const rules: Rule[] = [
  {
    // Holds a frame that has no origin, and runs nothing itself.
    match: /^sandbox\/hosted\.html$/,
    policy: frame,
    headers: { 'x-dns-prefetch-control': 'off' }
  },
  {
    // It has no origin, not even in a tab of its own.
    match: /^sandbox\/.*\.html$/,
    policy: facts => ({ ...frame(facts), sandbox: ['allow-scripts'] }),
    headers: { 'x-dns-prefetch-control': 'off' }
  },
  {
    // The compiler of templates tries each expression with `new Function`, and never calls what it made.
    match: /^static\/js\/compile-worker\.[\w-]+\.js$/,
    policy: () => ({ 'default-src': none, 'script-src': [...self, "'unsafe-eval'"] })
  },
  {
    match: /\.html$/,
    policy: ({ scripts, origins }) => ({
      'default-src': none,
      'script-src': [...self, ...scripts],
      'style-src': [...self, "'unsafe-inline'"],
      'img-src': [...self, 'data:', 'blob:'],
      'font-src': [...self, 'data:'],
      'connect-src': [...self, ...origins],
      'worker-src': self,
      'frame-src': [...self, 'blob:'],
      'media-src': [...self, 'data:', 'blob:'],
      'manifest-src': self,
      'object-src': none,
      'base-uri': none,
      'form-action': self,
      'frame-ancestors': self
    })
  },
  {
    // A worker obeys the policy of its own file.
    match: /\.m?js$/,
    policy: () => ({ 'default-src': none, 'script-src': self, 'connect-src': self })
  },
  {
    match: /^/,
    policy: () => ({ 'default-src': none, 'style-src': ["'unsafe-inline'"], 'frame-ancestors': none })
  }
]

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
  'cross-origin-resource-policy': 'same-origin'
}

const ruleOf = (path: string): Rule => rules.find(({ match }) => match.test(path))!

/** The policy of a file as text, or those of its directives that are wanted. */
export function policyText(path: string, facts: PolicyFacts, isWanted = (_directive: string) => true): string {
  return Object.entries(ruleOf(path).policy(facts))
    .filter(([directive]) => isWanted(directive))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

export function securityHeaders(
  path: string,
  facts: PolicyFacts = { scripts: [], origins: [] }
): Record<string, string> {
  return { ...everywhere, ...ruleOf(path).headers, 'content-security-policy': policyText(path, facts) }
}

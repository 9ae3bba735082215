/**
 * Security headers by path. The first matching rule decides, so a file with special needs (a sandbox that evaluates code,
 * a worker that compiles) has a rule above the general ones.
 */
export interface PolicySources {
  /** CSP sources of the page's inline scripts, e.g. `'sha256-…'`. */
  scripts: readonly string[]
  /** Origins besides its own that the page may request: SERVE_API and COMPONENT_HOST. */
  origins: readonly string[]
}

interface HeaderRule {
  match: RegExp
  policy: (facts: PolicySources) => Record<string, readonly string[]>
  headers?: Record<string, string>
}

const none = ["'none'"]
const self = ["'self'"]

/** Policy of the playground's frame, in which untrusted code has no network. sandbox/boot.js adds a stricter policy before it runs the code. */
const framePolicy: HeaderRule['policy'] = ({ scripts }) => ({
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

const rules: HeaderRule[] = [
  {
    // The page only embeds a frame with an opaque origin and runs no program itself.
    match: /^sandbox\/hosted\.html$/,
    policy: framePolicy,
    headers: { 'x-dns-prefetch-control': 'off' }
  },
  {
    // The sandbox directive gives the page an opaque origin, even in a separate tab.
    match: /^sandbox\/.*\.html$/,
    policy: facts => ({ ...framePolicy(facts), sandbox: ['allow-scripts'] }),
    headers: { 'x-dns-prefetch-control': 'off' }
  },
  {
    // The template compiler checks each expression with `new Function` and never calls the result.
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

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
  'cross-origin-resource-policy': 'same-origin'
}

const ruleOf = (path: string): HeaderRule => rules.find(({ match }) => match.test(path))!

/** Returns the policy of a file as text, limited to the wanted directives. */
export function policyText(path: string, facts: PolicySources, isWanted = (_directive: string) => true): string {
  return Object.entries(ruleOf(path).policy(facts))
    .filter(([directive]) => isWanted(directive))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

export function securityHeaders(
  path: string,
  facts: PolicySources = { scripts: [], origins: [] }
): Record<string, string> {
  return { ...commonHeaders, ...ruleOf(path).headers, 'content-security-policy': policyText(path, facts) }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cacheControl } from './caching.ts'
import { textAsset } from './fakes.ts'
import { securityHeaders } from './headers.ts'

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(headers['content-security-policy']!.split('; ').map(directive => directive.split(/ (.*)/s)))
const policy = (path: string) => policyOf(securityHeaders(path))

describe("the playground's frame", () => {
  const boot = readFileSync(join(import.meta.dirname, '../sandbox/boot.js'), 'utf8').trim()
  const page = `<!doctype html><script>${boot}</script>`

  test('has no origin and may run its own script, evaluate, and ask nothing of anybody', async () => {
    const { headers } = await textAsset('sandbox/index.html', { identity: page }, ['https://api.example.com'])
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': `'sha256-${createHash('sha256').update(boot).digest('base64')}' 'unsafe-eval'`,
      'style-src': "'unsafe-inline'",
      'img-src': 'data: blob:',
      'font-src': 'data:',
      'media-src': 'data: blob:',
      'connect-src': "'none'",
      'worker-src': "'none'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'self'",
      sandbox: 'allow-scripts'
    })
    expect(headers['x-dns-prefetch-control']).toBe('off')
  })

  test('tightens what it may as soon as its program is there', () => {
    // A hash is also an address that a program could give to a script from anywhere: it must not outlive the start.
    const [, added = ''] = /policy\.content =\s*"(.*)"/.exec(boot) ?? []
    expect(added).toContain("default-src 'none'; script-src 'unsafe-eval';")
    expect(added).not.toMatch(/sha256|nonce|self|https?:|\*/)
    expect(boot.indexOf('policy, style')).toBeLessThan(boot.indexOf('new Function'))
  })

  test('its program is a file of the site like any other', () => {
    const headers = securityHeaders('sandbox/frame.BkSAMN_2.js')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(cacheControl('sandbox/frame.BkSAMN_2.js', '/')).toContain('immutable')
    expect(cacheControl('sandbox/index.html', '/')).toBe('no-cache')
  })
})

describe('evaluating', () => {
  test('the compiler of the playground may', () => {
    expect(policy('static/js/compile-worker.CLnolYvZ.js')).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'unsafe-eval'"
    })
  })

  test.each([
    'index.html',
    'other.html',
    'static/js/main.a1B2-_c3.js',
    'static/js/search-worker.a1B2-_c3.js',
    'static/js/compile-worker-evil.js',
    'static/js/x/compile-worker.a1B2-_c3.js',
    'sandbox/frame.BkSAMN_2.js',
    'answer.json'
  ])('%s may not', path => {
    expect(securityHeaders(path)['content-security-policy']).not.toContain('unsafe-eval')
  })

  test('the page around the frame may not, and holds only frames of its own', () => {
    expect(policy('index.html')).toMatchObject({
      'script-src': "'self'",
      'frame-src': "'self' blob:",
      'worker-src': "'self'"
    })
  })
})

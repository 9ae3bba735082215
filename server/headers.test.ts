import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cacheControl } from './caching.ts'
import { createTextAsset } from './fakes.ts'
import { securityHeaders } from './headers.ts'

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(headers['content-security-policy']!.split('; ').map(directive => directive.split(/ (.*)/s)))
const policy = (path: string) => policyOf(securityHeaders(path))

describe('the sandbox document of the playground', () => {
  const boot = readFileSync(join(import.meta.dirname, '../sandbox/boot.js'), 'utf8').trim()
  const page = `<!doctype html><script>${boot}</script>`

  test('has a policy without an origin and network that allows only its own script and eval', async () => {
    const { headers } = await createTextAsset('sandbox/index.html', { identity: page }, ['https://api.example.com'])
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

  test('tightens its policy before the sandbox program runs', () => {
    // A hash could also allow a script from another address, so it must not outlive the start of the program.
    const [, added = ''] = /policy\.content =\s*"(.*)"/.exec(boot) ?? []
    expect(added).toContain("default-src 'none'; script-src 'unsafe-eval';")
    expect(added).not.toMatch(/sha256|nonce|self|https?:|\*/)
    expect(boot.indexOf('policy, style')).toBeLessThan(boot.indexOf('new Function'))
  })

  test('loads a script with the headers of other files', () => {
    const headers = securityHeaders('sandbox/frame.BkSAMN_2.js')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(cacheControl('sandbox/frame.BkSAMN_2.js', '/')).toContain('immutable')
    expect(cacheControl('sandbox/index.html', '/')).toBe('no-cache')
  })
})

describe('eval in the content security policy', () => {
  test('is allowed for the compile worker of the playground', () => {
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
  ])('is forbidden for %s', path => {
    expect(securityHeaders(path)['content-security-policy']).not.toContain('unsafe-eval')
  })

  test('is forbidden for index.html, and frames in index.html are limited to the site and blobs', () => {
    expect(policy('index.html')).toMatchObject({
      'script-src': "'self'",
      'frame-src': "'self' blob:",
      'worker-src': "'self'"
    })
  })
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { reportsAddress } from '../shared/report.ts'
import { createFakeApp } from './fakes.ts'
import { readBuildSettings, readSettings } from './settings.ts'

test('settings from an empty environment are the defaults', () => {
  expect(readSettings({ PORT: '', ASSETS: {} }).settings).toEqual({
    host: '127.0.0.1',
    port: 8080,
    basePath: '/v3.8/',
    siteDir: '',
    lists: '',
    upstream: '',
    maxConnections: 5000,
    timeZone: 'Asia/Shanghai',
    flags: { sp: true, dp: false, ss: true },
    serveApi: '',
    componentHost: '',
    origins: [],
    mcp: true,
    accessLog: true,
    reports: '',
    reportsPerDay: 500,
    clientHeader: ''
  })
})

test('settings are parsed from the environment and normalized', () => {
  const addresses = {
    HOST: '::',
    PORT: '0',
    MAX_CONNECTIONS: '200',
    UPSTREAM: 'http://npm.lan/repository/npm/',
    SERVE_API: ' https://api.example.com/ '
  }
  const switches = { TIME_ZONE: 'UTC', SHOW_PLUGIN: 'False', PLUGIN_OPEN: 'true', LOG: 'off', MCP: 'off' }
  const reports = { REPORTS_FILE: '/data/reports.sqlite', CLIENT_HEADER: 'X-Forwarded-For' }
  expect(readSettings({ ...addresses, ...switches, ...reports }).settings).toMatchObject({
    host: '::',
    port: 0,
    maxConnections: 200,
    upstream: 'http://npm.lan/repository/npm',
    timeZone: 'UTC',
    flags: { sp: false, dp: true, ss: true },
    serveApi: 'https://api.example.com',
    mcp: false,
    accessLog: false,
    reports: '/data/reports.sqlite',
    clientHeader: 'x-forwarded-for'
  })
})

test.each([
  ['https://docs.example.com', ['https://docs.example.com']],
  [
    ' https://docs.example.com/, http://docs.intra.example:8443\thttps://[::1]:80 ',
    ['https://docs.example.com', 'http://docs.intra.example:8443', 'https://[::1]:80']
  ],
  ['HTTPS://Docs.Example.com:443,https://docs.example.com', ['https://docs.example.com']]
])('ORIGIN=%j is read as a list of origins', (ORIGIN, origins) => {
  expect(readSettings({ ORIGIN }).settings?.origins).toEqual(origins)
  expect(readBuildSettings({ ORIGIN, PORT: 'not of a build' })).toEqual({ origins, basePath: '/v3.8/' })
})

test('without ORIGIN, the list of origins is empty', () => expect(readBuildSettings({}).origins).toEqual([]))

test.each([
  ['/docs/vxe/', '/docs/vxe/'],
  [' /docs/vxe ', '/docs/vxe/'],
  ['//docs', '/docs/'],
  ['/~team/v3.8-docs_2/', '/~team/v3.8-docs_2/'],
  ['/', '/']
])('BASE_PATH=%j is accepted', (BASE_PATH, basePath) => {
  expect(readSettings({ BASE_PATH }).settings?.basePath).toBe(basePath)
  expect(readBuildSettings({ BASE_PATH })).toMatchObject({ basePath })
})

test.each([
  'docs',
  './',
  '/../',
  '/a/./b',
  '/a b/',
  '/a"><script>',
  '/文档/',
  '/a?b',
  'https://docs.example.com/v3.8/'
])('BASE_PATH=%j is rejected', BASE_PATH => {
  const problems = [`BASE_PATH must be a path such as /docs/vxe/, not ${JSON.stringify(BASE_PATH)}.`]
  expect(readSettings({ BASE_PATH })).toEqual({ problems })
  expect(readBuildSettings({ BASE_PATH })).toEqual({ problems })
})

test.each([
  ['/api/', '/api/npm'],
  ['/api', '/api/npm'],
  ['/api/npm/', '/api/npm'],
  ['/api/npm/docs/', '/api/npm'],
  ['/api/reports/', '/api/reports'],
  ['/component-api/', '/component-api'],
  ['/healthz', '/healthz'],
  ['/healthz/docs/', '/healthz'],
  ['/robots.txt', '/robots.txt']
])('BASE_PATH=%j is rejected, because it would hide a path of the server', (BASE_PATH, hidden) => {
  const normalized = BASE_PATH.replace(/\/?$/, '/')
  const problems = [`BASE_PATH must not be "${normalized}", because the server itself responds at ${hidden}.`]
  expect(readSettings({ BASE_PATH })).toEqual({ problems })
  expect(readBuildSettings({ BASE_PATH })).toEqual({ problems })
})

test.each(['/api-docs/', '/apis/', '/api/docs/', '/healthz-docs/', '/docs/api/', '/v3.8/api/'])(
  'BASE_PATH=%j is accepted beside the paths of the server',
  BASE_PATH => expect(readSettings({ BASE_PATH }).settings?.basePath).toBe(BASE_PATH)
)

test('no route of the server can be the base path', async () => {
  const paths = (await createFakeApp({ reports: new Hono().post(`/${reportsAddress}`, c => c.body(null)) })).routes.map(
    ({ path }) => path
  )
  const own = [...new Set(paths)].filter(path => path.length > 1 && !path.startsWith('/*') && !path.startsWith('/v3.8'))
  expect(own).toContain('/healthz')
  expect(own).toContain(`/${reportsAddress}`)
  for (const path of own)
    for (const BASE_PATH of [path.replace('/*', '/'), path.split('/').slice(0, 2).join('/')])
      expect(readSettings({ BASE_PATH }).problems, BASE_PATH).toHaveLength(1)
})

test.each([
  'docs.example.com',
  'https://docs.example.com/v3.8',
  'https://docs.example.com//',
  'https://docs.example.com\\x',
  'https://docs.example.com?a',
  'https://docs.example.com/#a',
  'https:docs.example.com',
  'https://a;b',
  "https://a'b",
  'https://"',
  'https://<b>',
  'https://a:99999',
  'ftp://docs.example.com',
  'javascript:alert(1)',
  'https://docs.example.com nonsense',
  '*',
  ','
])('ORIGIN=%j is rejected', ORIGIN => {
  const problems = [
    `ORIGIN must be one or several http(s) origins such as https://docs.example.com:8443, not ${JSON.stringify(ORIGIN)}.`
  ]
  expect(readSettings({ ORIGIN })).toEqual({ problems })
  expect(readBuildSettings({ ORIGIN })).toEqual({ problems })
})

test('the message about an invalid setting hides user names and passwords', () =>
  expect(readBuildSettings({ ORIGIN: 'https://me:secret@a https://you:secret@b' }).problems).toEqual([
    'ORIGIN must be one or several http(s) origins such as https://docs.example.com:8443, not "https://…@a https://…@b".'
  ]))

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS must be a whole number from 1 to 1000000, not "0".'],
  [{ MAX_CONNECTIONS: 'many' }, 'MAX_CONNECTIONS must be a whole number from 1 to 1000000, not "many".'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an IP address, not "http://x".'],
  [{ UPSTREAM: 'ftp://x' }, 'UPSTREAM must be an http(s) address without user name, query or hash, not "ftp://x".'],
  [
    { UPSTREAM: 'https://me:secret@x' },
    'UPSTREAM must be an http(s) address without user name, query or hash, not "https://…@x".'
  ],
  [
    { SERVE_API: 'https://x;script-src' },
    'SERVE_API must be an http(s) address without user name, query or hash, not "https://x;script-src".'
  ],
  [
    { COMPONENT_HOST: 'javascript:alert(1)' },
    'COMPONENT_HOST must be an http(s) address without user name, query or hash, not "javascript:alert(1)".'
  ],
  [{ TIME_ZONE: 'Mars/Base' }, 'TIME_ZONE must be a time zone such as Asia/Shanghai, not "Mars/Base".'],
  [{ SHOW_SUPPORT: 'yes' }, 'SHOW_SUPPORT must be true or false, not "yes".'],
  [
    { CLIENT_HEADER: 'X-Forwarded-For: a' },
    'CLIENT_HEADER must be the name of a header such as X-Forwarded-For, not "X-Forwarded-For: a".'
  ],
  [{ LOG: '1' }, 'LOG must be on or off, not "1".']
])('the setting %o is rejected with one sentence', (env, sentence) =>
  expect(readSettings(env).problems).toEqual([sentence])
)

test.each(['HOST', 'BASE_PATH', 'ORIGIN', 'TIME_ZONE', 'CLIENT_HEADER', 'PORT'])(
  'a %s of 5000 characters is rejected with a short sentence',
  name => {
    const [problem = '', ...others] = readSettings({ [name]: `/${'x'.repeat(5000)}` }).problems ?? []
    expect(others).toEqual([])
    expect(problem).toMatch(/^\w+ must be .+, not "\/x{99}…"\.$/)
    expect(problem.length).toBeLessThan(300)
  }
)

test('all invalid settings are reported at once', () =>
  expect(readSettings({ PORT: 'x', LOG: 'x' }).problems).toHaveLength(2))

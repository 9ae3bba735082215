import { expect, test } from 'vitest'
import { readBuildSettings, readSettings } from './settings.ts'

test('an empty environment gives the defaults', () => {
  expect(readSettings({ PORT: '', ASSETS: {} }).settings).toEqual({
    host: '127.0.0.1',
    port: 8080,
    basePath: '/v3.8/',
    siteDir: '',
    listsDir: '',
    upstream: '',
    maxConnections: 5000,
    timeZone: 'Asia/Shanghai',
    flags: { sp: true, dp: false, ss: true },
    serveApi: '',
    componentHost: '',
    origins: [],
    accessLog: true,
    reportsFile: '',
    clientHeader: ''
  })
})

test('settings are read as they are meant', () => {
  const addresses = {
    HOST: '::',
    PORT: '0',
    MAX_CONNECTIONS: '200',
    UPSTREAM: 'http://npm.lan/repository/npm/',
    SERVE_API: ' https://api.example.com/ '
  }
  const switches = { TIME_ZONE: 'UTC', SHOW_PLUGIN: 'False', PLUGIN_OPEN: 'true', LOG: 'off' }
  const reports = { REPORTS_FILE: '/data/reports.sqlite', CLIENT_HEADER: 'X-Forwarded-For' }
  expect(readSettings({ ...addresses, ...switches, ...reports }).settings).toMatchObject({
    host: '::',
    port: 0,
    maxConnections: 200,
    upstream: 'http://npm.lan/repository/npm',
    timeZone: 'UTC',
    flags: { sp: false, dp: true, ss: true },
    serveApi: 'https://api.example.com',
    accessLog: false,
    reportsFile: '/data/reports.sqlite',
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
])('%j is a list of origins', (ORIGIN, origins) => {
  expect(readSettings({ ORIGIN }).settings?.origins).toEqual(origins)
  expect(readBuildSettings({ ORIGIN, PORT: 'not of a build' })).toEqual({ origins, basePath: '/v3.8/' })
})

test('without origins there are none', () => expect(readBuildSettings({}).origins).toEqual([]))

test.each([
  ['/docs/vxe/', '/docs/vxe/'],
  [' /docs/vxe ', '/docs/vxe/'],
  ['//docs', '/docs/'],
  ['/~team/v3.8-docs_2/', '/~team/v3.8-docs_2/'],
  ['/', '/']
])('%j is a path to live below', (BASE_PATH, basePath) => {
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
])('%j is no such path', BASE_PATH => {
  const problems = [`BASE_PATH must be a path such as /docs/vxe/, not ${JSON.stringify(BASE_PATH)}.`]
  expect(readSettings({ BASE_PATH })).toEqual({ problems })
  expect(readBuildSettings({ BASE_PATH })).toEqual({ problems })
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
])('%j is no list of origins', ORIGIN => {
  const problems = [
    `ORIGIN must be one or several http(s) origins such as https://docs.example.com:8443, not ${JSON.stringify(ORIGIN)}.`
  ]
  expect(readSettings({ ORIGIN })).toEqual({ problems })
  expect(readBuildSettings({ ORIGIN })).toEqual({ problems })
})

test('what a sentence repeats is no secret', () =>
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
])('%o is explained in one sentence', (env, sentence) => expect(readSettings(env).problems).toEqual([sentence]))

test('all problems are told at once', () => expect(readSettings({ PORT: 'x', LOG: 'x' }).problems).toHaveLength(2))

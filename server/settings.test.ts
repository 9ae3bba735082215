import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('an empty environment gives the defaults', () => {
  expect(readSettings({ PORT: '', ASSETS: {} }).settings).toEqual({
    host: '127.0.0.1',
    port: 8080,
    siteDir: '',
    listsDir: '',
    upstream: '',
    timeZone: 'Asia/Shanghai',
    flags: { sp: true, dp: false, ss: true },
    serveApi: '',
    componentHost: '',
    accessLog: true
  })
})

test('settings are read as they are meant', () => {
  const addresses = { HOST: '::', PORT: '0', UPSTREAM: 'http://npm.lan/repository/npm/', SERVE_API: ' https://api.example.com/ ' }
  const switches = { TIME_ZONE: 'UTC', SHOW_PLUGIN: 'False', PLUGIN_OPEN: 'true', LOG: 'off' }
  expect(readSettings({ ...addresses, ...switches }).settings).toMatchObject({
    host: '::',
    port: 0,
    upstream: 'http://npm.lan/repository/npm',
    timeZone: 'UTC',
    flags: { sp: false, dp: true, ss: true },
    serveApi: 'https://api.example.com',
    accessLog: false
  })
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
  [{ HOST: 'http://x' }, 'HOST must be a host name or an IP address, not "http://x".'],
  [{ UPSTREAM: 'ftp://x' }, 'UPSTREAM must be an http(s) address without user name, query or hash, not "ftp://x".'],
  [{ UPSTREAM: 'https://me:secret@x' }, 'UPSTREAM must be an http(s) address without user name, query or hash, not "https://…@x".'],
  [{ SERVE_API: 'https://x;script-src' }, 'SERVE_API must be an http(s) address without user name, query or hash, not "https://x;script-src".'],
  [{ COMPONENT_HOST: 'javascript:alert(1)' }, 'COMPONENT_HOST must be an http(s) address without user name, query or hash, not "javascript:alert(1)".'],
  [{ TIME_ZONE: 'Mars/Base' }, 'TIME_ZONE must be a time zone such as Asia/Shanghai, not "Mars/Base".'],
  [{ SHOW_SUPPORT: 'yes' }, 'SHOW_SUPPORT must be true or false, not "yes".'],
  [{ LOG: '1' }, 'LOG must be on or off, not "1".']
])('%o is explained in one sentence', (env, sentence) => expect(readSettings(env).problems).toEqual([sentence]))

test('all problems are told at once', () => expect(readSettings({ PORT: 'x', LOG: 'x' }).problems).toHaveLength(2))

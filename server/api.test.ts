import { describe, expect, test } from 'vitest'
import { readSystemList, readVersionLines, readVersionsAnswer, stableVersion } from '../shared/versions.ts'
import { createApi } from './api.ts'
import type { FitAnswer } from './fit-answer.ts'
import { fakeApp, memoryLog, snapshot } from './fakes.ts'
import { bundledLists } from './lists.ts'
import { createVersions } from './versions.ts'

const app = await fakeApp()

describe.each(['', '/v3.8'])('below "%s"', base => {
  test('the versions answer is what the page reads', async () => {
    const response = await app.request(`${base}/api/npm/versions/vxe-table`)
    const answer = readVersionsAnswer(await response.json())!
    expect(answer).toEqual({
      sp: true,
      dp: false,
      ss: true,
      time: '2024-04-04 00:00:00',
      tags: { latest: '4.7.0', 'v3-legacy': '3.8.25' },
      v3StableList: ['3.8.25', '3.8.6'],
      v3BetaList: ['3.9.0-beta.1']
    })
    expect(stableVersion(answer)).toBe('3.8.25')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  const readers = [
    ['system-list', readSystemList],
    ['vxe-table-version', readVersionLines]
  ] as const
  test.each(readers)('%s.json is a list the page reads', async (name, read) => {
    const response = await app.request(`${base}/component-api/${name}.json?v=1`)
    expect(read(await response.json())!.length).toBeGreaterThan(3)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const again = await app.request(`${base}/component-api/${name}.json`, {
      headers: { 'if-none-match': response.headers.get('etag')! }
    })
    expect(again.status).toBe(304)
  })

  test.each(['/api/npm/versions/vue', '/api/npm/versions/', '/component-api/secret.json', '/component-api/'])(
    '%s is nothing',
    async path => {
      expect((await app.request(`${base}${path}`)).status).toBe(404)
    }
  )
})

describe.each(['', '/v3.8'])('which releases belong together, below "%s"', base => {
  const ask = (query: string) => app.request(`${base}/api/npm/fit/vxe-table${query}`)

  test('the choice of the query is answered with packages, commands and notes', async () => {
    const response = await ask('?vue=2.6&table=3.8&plugins=menus')
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const answer = (await response.json()) as FitAnswer
    expect(answer.install.pnpm).toMatch(/^pnpm add vue@~2\.6\.\d+ vxe-table@~3\.8\.\d+ xe-utils@~3\./)
    expect(answer.packageJson).toMatchObject({
      dependencies: { 'vxe-table-plugin-menus': expect.stringMatching(/^~3\./) },
      devDependencies: { 'vue-template-compiler': expect.stringMatching(/^~2\.6\./) }
    })
    expect(answer.notes.map(note => note.id)).toContain('oldVue')
  })

  test('nothing asked is the newest of everything, without plugins', async () => {
    const answer = (await (await ask('')).json()) as FitAnswer
    expect(answer.packages.map(({ name }) => name)).toEqual(['vue', 'vxe-table', 'vxe-pc-ui', 'xe-utils'])
    expect(answer.renewed).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('what nobody knows is named', async () => {
    const response = await ask('?vue=3.5&table=constructor&plugins=xlsx,toString')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ unknown: ['vue=3.5', 'table=constructor', 'plugins=toString'] })
  })
})

test('the API works alone', async () => {
  const versions = createVersions({ fetchReleases: async () => snapshot, snapshot, log: memoryLog() })
  const settings = { flags: { sp: false, dp: true, ss: false }, timeZone: 'UTC', basePath: '/v3.8/' }
  const api = createApi({ versions, lists: bundledLists, clock: () => new Date(0), settings })
  const answer = await api.request('/v3.8/api/npm/versions/vxe-table')
  expect(await answer.json()).toMatchObject({ sp: false, dp: true, ss: false, time: '1970-01-01 00:00:00' })
  expect((await api.request('/v3.8/')).status).toBe(404)
})

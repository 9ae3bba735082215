import { describe, expect, test } from 'vitest'
import { readSystemList, readVersionLines, readVersionsResponse, getStableVersion } from '../shared/versions.ts'
import { createApi } from './api.ts'
import type { FitResponse } from './fit-response.ts'
import { createFakeApp, createMemoryLog, snapshot } from './fakes.ts'
import { bundledLists } from './lists.ts'
import { createVersions } from './versions.ts'

const app = await createFakeApp()

describe.each(['', '/v3.8'])('the API below "%s"', base => {
  test('sends the npm versions with the fields that the page reads', async () => {
    const response = await app.request(`${base}/api/npm/versions/vxe-table`)
    const answer = readVersionsResponse(await response.json())!
    expect(answer).toEqual({
      sp: true,
      dp: false,
      ss: true,
      time: '2024-04-04 00:00:00',
      tags: { latest: '4.7.0', 'v3-legacy': '3.8.25' },
      v3StableList: ['3.8.25', '3.8.6'],
      v3BetaList: ['3.9.0-beta.1']
    })
    expect(getStableVersion(answer)).toBe('3.8.25')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  const readers = [
    ['system-list', readSystemList],
    ['vxe-table-version', readVersionLines]
  ] as const
  test.each(readers)('sends %s.json as a list that the page can read', async (name, read) => {
    const response = await app.request(`${base}/component-api/${name}.json?v=1`)
    expect(read(await response.json())!.length).toBeGreaterThan(3)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const again = await app.request(`${base}/component-api/${name}.json`, {
      headers: { 'if-none-match': response.headers.get('etag')! }
    })
    expect(again.status).toBe(304)
  })

  test.each(['/api/npm/versions/vue', '/api/npm/versions/', '/component-api/secret.json', '/component-api/'])(
    'responds to %s with 404',
    async path => {
      expect((await app.request(`${base}${path}`)).status).toBe(404)
    }
  )
})

describe.each(['', '/v3.8'])('the matching-versions API below "%s"', base => {
  const ask = (query: string) => app.request(`${base}/api/npm/fit/vxe-table${query}`)

  test('returns packages, install commands and notes for the chosen versions and plugins', async () => {
    const response = await ask('?vue=2.6&table=3.8&plugins=menus')
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const answer = (await response.json()) as FitResponse
    expect(answer.install.pnpm).toMatch(/^pnpm add vue@~2\.6\.\d+ vxe-table@~3\.8\.\d+ xe-utils@~3\./)
    expect(answer.packageJson).toMatchObject({
      dependencies: { 'vxe-table-plugin-menus': expect.stringMatching(/^~3\./) },
      devDependencies: { 'vue-template-compiler': expect.stringMatching(/^~2\.6\./) }
    })
    expect(answer.notes.map(note => note.id)).toContain('oldVue')
  })

  test('returns four packages without plugins for an empty query', async () => {
    const answer = (await (await ask('')).json()) as FitResponse
    expect(answer.packages.map(({ name }) => name)).toEqual(['vue', 'vxe-table', 'vxe-pc-ui', 'xe-utils'])
    expect(answer.renewed).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('lists the known defects of 3.8.6 that the release fixes and those that it still has', async () => {
    const { defects } = (await (await ask('?table=3.9')).json()) as FitResponse
    expect(defects).toMatchObject({ from: '3.8.6', to: '3.9.0' })
    expect(defects!.fixed).toContain('form/basics/content-class-name')
    expect(defects!.remaining).toContain('form/valid/rule-max')
    expect(((await (await ask('?table=3.8')).json()) as FitResponse).defects!.fixed).toEqual([])
  })

  test('rejects a query with unknown values and lists those values', async () => {
    const response = await ask('?vue=3.5&table=constructor&plugins=xlsx,toString')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ unknown: ['vue=3.5', 'table=constructor', 'plugins=toString'] })
  })
})

test('the API responds without the site files', async () => {
  const versions = createVersions({ fetchReleases: async () => snapshot, snapshot, log: createMemoryLog() })
  const settings = { flags: { sp: false, dp: true, ss: false }, timeZone: 'UTC', basePath: '/v3.8/' }
  const api = createApi({ versions, lists: bundledLists, clock: () => new Date(0), settings })
  const answer = await api.request('/v3.8/api/npm/versions/vxe-table')
  expect(await answer.json()).toMatchObject({ sp: false, dp: true, ss: false, time: '1970-01-01 00:00:00' })
  expect((await api.request('/v3.8/')).status).toBe(404)
})

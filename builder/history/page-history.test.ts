import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseHistory, readHistory } from './page-history.ts'

const commit = (date: string, ...lines: string[]) => `\x01${date}\n\n${lines.join('\n')}\n`

test('the date of a page is the last commit that changed its text, demos or word list', () => {
  const history = parseHistory(
    commit('2026-11-24', 'M\tcontent/table/base/sort/by-header.vue', 'M\tcontent/nav.ts') +
      commit(
        '2026-11-22',
        'M\tcontent/table/base/sort/sort.spec.ts',
        'A\tcontent/table/base/sort/questions.en.txt',
        'M\tcontent/form/valid/words.en.json'
      ) +
      commit(
        '2026-11-21',
        'A\tcontent/table/base/sort/page.zh.mdx',
        'A\tcontent/form/valid/page.zh.mdx',
        'A\tcontent/_shared/people.ts',
        'A\tcontent/_shared/deep/er/x.ts'
      )
  )
  expect(history.updated('/table/base/sort')).toBe('2026-11-24')
  expect(history.updated('/form/valid')).toBe('2026-11-22')
  expect(history.updated('/table/base/group')).toBeUndefined()
  expect(history.days).toEqual([
    { date: '2026-11-24', added: [], changed: ['/table/base/sort'] },
    { date: '2026-11-22', added: [], changed: ['/form/valid'] },
    { date: '2026-11-21', added: ['/table/base/sort', '/form/valid'], changed: [] }
  ])
})

test('a page added and changed on one day is listed as added', () => {
  const { days } = parseHistory(
    commit('2026-11-24', 'M\tcontent/a/b/page.en.mdx') + commit('2026-11-24', 'A\tcontent/a/b/page.zh.mdx')
  )
  expect(days).toEqual([{ date: '2026-11-24', added: ['/a/b'], changed: [] }])
})

const folder = mkdtempSync(path.join(tmpdir(), 'page-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('readHistory() returns undefined without a git repository, in a shallow clone and in a subfolder', () => {
  expect(readHistory(folder)).toBeUndefined()
  const git = (cwd: string, ...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...command], { cwd, stdio: 'ignore' })
  const [whole, shallow] = [path.join(folder, 'whole'), path.join(folder, 'shallow')]
  const page = path.join(whole, 'content/table/base/sort')
  mkdirSync(page, { recursive: true })
  git(whole, 'init')
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(page, 'page.zh.mdx'), text)
    git(whole, 'add', '.')
    git(whole, 'commit', '-m', text)
  }
  expect(readHistory(whole)?.updated('/table/base/sort')).toMatch(/^\d{4}-\d\d-\d\d$/)
  git(folder, 'clone', '--depth', '1', `file://${whole}`, shallow)
  expect(readHistory(shallow)).toBeUndefined()
  // A folder of another repository is not this project.
  expect(readHistory(path.join(whole, 'content'))).toBeUndefined()
})

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import type { Finding } from '../finding.ts'
import { patchFile } from '../patch.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { rules } from './all.ts'
import { applicableRules, ruleOf } from './applicable.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'upgrade/fixtures/rules')
const versions = { from: '3.8.6', to: '3.21.6' }
/** Rules that are true of versions before the newest only. */
const targets: Record<string, string> = {
  'default-table-virtual-x-config-enabled': '3.14.5',
  'default-table-virtual-y-config-enabled': '3.14.5'
}

const shown = ({ line, column, rule, certainty, when, found, becomes }: Finding): string =>
  `${line}:${column} ${rule} [${certainty}, ${when}] ${found}${becomes === undefined ? '' : ` → ${becomes}`}`

/** With `UPDATE_GOLDEN` what is expected is written; read the difference. */
function expectFile(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}

test.each(rules.map(({ id }) => id))('%s finds what it is about and changes it', id => {
  const own = path.join(folder, id)
  const inputs = existsSync(own) ? readdirSync(own).filter(name => !/^(?:out\.|findings\.txt)/.test(name)) : []
  expect(inputs, `upgrade/fixtures/rules/${id} holds an example`).toHaveLength(1)
  const [name = ''] = inputs
  const file = { name, text: readFileSync(path.join(own, name), 'utf8') }
  const to = targets[id] ?? versions.to
  const { findings, problems } = checkFile(file, { ...versions, to })
  expect(problems).toEqual([])
  const found = findings.filter(({ rule }) => rule === id)
  expect(found.length).toBeGreaterThan(0)
  expectFile(path.join(own, 'findings.txt'), `${found.map(shown).join('\n')}\n`)
  const { text, left } = patchFile(file, { ...versions, to }, ({ rule, edits }) => rule === id && edits.length > 0)
  expectFile(path.join(own, `out${path.extname(name)}`), text)
  expect(left.filter(({ rule, certainty }) => rule === id && certainty === 'mechanical')).toEqual([])
})

test('no fixture is left of a rule that is gone', () => {
  expect(readdirSync(folder).filter(id => !ruleOf(id))).toEqual([])
})

test('every rule has a name of its own', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test.each(rules.map(rule => [rule.id, rule.page] as const))(
  '%s names a page and a heading that are there',
  (_, page) => {
    const [route = '', heading] = page.split('#')
    for (const language of ['zh', 'en']) {
      const text = readFileSync(path.join(root, `content${route}/page.${language}.mdx`), 'utf8')
      expect(text).toContain(`{/*${heading}*/}`)
    }
  }
)

test('a rule counts from the version after the one that is used up to the target', () => {
  const ids = (from: string, to: string) => applicableRules({ from, to }).map(({ id }) => id)
  expect(ids('3.8.6', '3.9.0')).toContain('import-moved')
  expect(ids('3.8.6', '3.9.0')).not.toContain('prop-scroll-y')
  expect(ids('3.9.0', '3.21.6')).not.toContain('import-moved')
  expect(ids('3.9.0', '3.21.6')).toContain('scroll-y-threshold')
  expect(ids('3.20.13', '3.21.6')).toContain('prop-context-menu')
})

test('defaults that came and went count between only', () => {
  const ids = (to: string) => applicableRules({ from: '3.8.6', to }).map(({ id }) => id)
  expect(ids('3.14.5')).toContain('default-table-virtual-y-config-enabled')
  expect(ids('3.21.6')).not.toContain('default-table-virtual-y-config-enabled')
})

test('versions are compared by number', () => {
  expect(['3.10.0', '3.9.0', '3.21.6', '3.8.25'].sort(compareVersions)).toEqual(['3.8.25', '3.9.0', '3.10.0', '3.21.6'])
})

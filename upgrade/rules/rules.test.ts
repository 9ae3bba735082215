import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import type { Finding } from '../finding.ts'
import { patchFile } from '../patch.ts'
import { compareVersions } from '../../shared/version-order.ts'
import { rules } from './all.ts'
import { getApplicableRules, getRule } from './applicable.ts'
import { silentRules } from './silent.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'upgrade/fixtures/rules')
const versions = { from: '3.8.6', to: '3.21.6' }
/** Targets of rules that do not apply to the newest version. */
const targets: Record<string, string> = {
  'default-table-virtual-x-config-enabled': '3.14.5',
  'default-table-virtual-y-config-enabled': '3.14.5'
}

/** Current versions of rules that do not apply to 3.8.6. */
const origins: Record<string, string> = { 'scroll-x-enabled': '3.6.17', 'scroll-y-enabled': '3.6.17' }

const formatFinding = ({ line, column, rule, certainty, when, found, becomes }: Finding): string =>
  `${line}:${column} ${rule} [${certainty}, ${when}] ${found}${becomes === undefined ? '' : ` → ${becomes}`}`

/** With `UPDATE_GOLDEN` the expected files are rewritten; review their diff. */
function expectFile(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}

/** Rules for a project as a whole; upgrade/find/missing-entry.test.ts proves them. */
const rulesOfProjects = new Set(['package-entry'])

test.each(rules.map(({ id }) => id).filter(id => !rulesOfProjects.has(id)))(
  'rule %s finds and changes its fixture as in the golden files',
  id => {
    const fixtureFolder = path.join(folder, id)
    const inputs = existsSync(fixtureFolder)
      ? readdirSync(fixtureFolder).filter(name => !/^(?:out\.|findings\.txt)/.test(name))
      : []
    expect(inputs, `upgrade/fixtures/rules/${id} holds an example`).toHaveLength(1)
    const [name = ''] = inputs
    const file = { name, text: readFileSync(path.join(fixtureFolder, name), 'utf8') }
    const checked = { from: origins[id] ?? versions.from, to: targets[id] ?? versions.to }
    const { findings, problems } = checkFile(file, checked)
    expect(problems).toEqual([])
    const found = findings.filter(({ rule }) => rule === id)
    expect(found.length).toBeGreaterThan(0)
    expectFile(path.join(fixtureFolder, 'findings.txt'), `${found.map(formatFinding).join('\n')}\n`)
    const { text, remaining } = patchFile(file, checked, ({ rule, edits }) => rule === id && edits.length > 0)
    expectFile(path.join(fixtureFolder, `out${path.extname(name)}`), text)
    expect(remaining.filter(({ rule, certainty }) => rule === id && certainty === 'mechanical')).toEqual([])
  }
)

test('every fixture folder belongs to an upgrade rule', () => {
  expect(readdirSync(folder).filter(id => !getRule(id))).toEqual([])
})

test('every upgrade rule has a unique id', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test.each(rules.map(rule => [rule.id, rule.page] as const))(
  'rule %s links to an existing page and heading',
  (_, page) => {
    const [route = '', heading] = page.split('#')
    for (const language of ['zh', 'en']) {
      const text = readFileSync(path.join(root, `content${route}/page.${language}.mdx`), 'utf8')
      expect(text).toContain(`{/*${heading}*/}`)
    }
  }
)

test('an upgrade rule applies if its version is above the current one and not above the target', () => {
  const ids = (from: string, to: string) => getApplicableRules({ from, to }).map(({ id }) => id)
  expect(ids('3.8.6', '3.9.0')).toContain('import-moved')
  expect(ids('3.8.6', '3.9.0')).not.toContain('prop-scroll-y')
  expect(ids('3.9.0', '3.21.6')).not.toContain('import-moved')
  expect(ids('3.9.0', '3.21.6')).toContain('scroll-y-threshold')
  expect(ids('3.20.13', '3.21.6')).toContain('prop-context-menu')
})

test('the rule of a temporary default applies to targets in its range only', () => {
  const ids = (to: string) => getApplicableRules({ from: '3.8.6', to }).map(({ id }) => id)
  expect(ids('3.14.5')).toContain('default-table-virtual-y-config-enabled')
  expect(ids('3.21.6')).not.toContain('default-table-virtual-y-config-enabled')
})

test('versions are compared by number', () => {
  expect(['3.10.0', '3.9.0', '3.21.6', '3.8.25'].sort(compareVersions)).toEqual(['3.8.25', '3.9.0', '3.10.0', '3.21.6'])
})

test('every rule for code that fails without an error exists', () => {
  expect([...silentRules].filter(id => !getRule(id))).toEqual([])
})

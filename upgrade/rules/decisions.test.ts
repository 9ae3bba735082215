import { expect, test } from 'vitest'
import { checkFile } from '../check.ts'
import type { Finding } from '../finding.ts'
import { agentReport } from '../report/agent.ts'
import { groupByLine } from '../report/finding-groups.ts'
import { htmlReport } from '../report/html.ts'
import { jsonReport } from '../report/json.ts'
import { textReport } from '../report/text.ts'
import { rules } from './all.ts'
import { getDecision, hasOwnDecision } from './decisions.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const languages = ['zh', 'tw', 'en'] as const

const findingOf = (rule: string, details: Partial<Finding> = {}): Finding => ({
  rule,
  file: 'a.vue',
  start: 0,
  end: 1,
  line: 1,
  column: 1,
  found: 'a',
  certainty: 'look',
  when: 'today',
  edits: [],
  ...details
})

test('each rule that needs a decision or a look has options of its own', () => {
  const manual = rules.filter(({ certainty, find }) => certainty !== 'mechanical' && find.kind !== 'default')
  expect(manual.length).toBeGreaterThan(50)
  expect(manual.filter(({ id }) => !hasOwnDecision(id)).map(({ id }) => id)).toEqual([])
})

test('the options of each finding are different, and end as sentences in every language', () => {
  for (const { id, becomes } of rules)
    for (const language of languages) {
      const to = becomes && 'to' in becomes ? { becomes: becomes.to } : {}
      const decision = getDecision(findingOf(id, to), language)
      if (!decision) continue
      const texts = [...decision.options, decision.check]
      expect(new Set(texts).size, id).toBe(texts.length)
      for (const text of texts) expect(text, id).toMatch(language === 'en' ? /[.)]$/ : /。$/)
      for (const text of texts) expect(text.split('`').length % 2, `${id}: ${text}`).toBe(1)
    }
})

test('an uncertain change names the old and the new name of its rule', () => {
  expect(getDecision(findingOf('prop-row-id', { becomes: 'rowConfig.keyField' }), 'en')).toEqual({
    options: [
      'Set `rowConfig.keyField`, inside its config object if there is one already, then delete `rowId`.',
      'If `rowId` does not belong to vxe-table, or is set elsewhere already: leave it.'
    ],
    check: 'Open this view: it works as in 3.8, and the console has no warning about `rowId`.'
  })
  const silent = getDecision(findingOf('scroll-y-threshold', { becomes: 'gt: 100' }), 'en')
  expect(silent?.check).toContain('only the result shows it')
})

test('an automatic change and a changed default have no options', () => {
  expect(getDecision(findingOf('prop-row-id', { certainty: 'mechanical' }), 'en')).toBeUndefined()
  expect(getDecision(findingOf('default-table-min-height'), 'en')).toBeUndefined()
})

test('each report shows the options of a finding and the way to check them', () => {
  const text = '<template>\n<vxe-column :sort-method="byName" />\n</template>\n'
  const { findings } = checkFile({ name: 'a.vue', text }, versions)
  const input = {
    project: { findings, problems: [], packages: [], verdict: 'decisions' as const, files: 1, members: [] },
    versions,
    language: 'en' as const,
    textOf: () => text,
    groups: new Map([['a.vue', groupByLine({ name: 'a.vue', text }, findings, versions, () => true)]])
  }
  const { options, check } = getDecision(findings[0]!, 'en')!
  const plain = (report: string) => report.replaceAll(/<\/?code>/g, '`').replaceAll('&quot;', '"')
  for (const report of [textReport(input), plain(htmlReport(input)), agentReport(input)])
    for (const each of [...options, check]) expect(report).toContain(each)
  const { findings: listed } = JSON.parse(jsonReport(input)) as { findings: unknown[] }
  expect(listed[0]).toMatchObject({ options, check })
  expect(agentReport(input)).toContain(`characters ${findings[0]!.start} to ${findings[0]!.end}`)
  expect(agentReport(input)).toContain('--only prop-column-sort-method')
})

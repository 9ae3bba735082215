import { expect, test } from 'vitest'
import { checkProject } from '../check-project.ts'
import { describeInstalledVersion } from './installed-version.ts'
import { textReport } from './text.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const declared = (range: string) => ({
  name: 'package.json',
  text: `{ "dependencies": { "vxe-table": "${range}" } }`
})
const locked = (version: string) => ({ name: 'yarn.lock', text: `vxe-table@^3.0.0:\n  version "${version}"\n` })

const describe = (...files: { name: string; text: string }[]) =>
  describeInstalledVersion(checkProject(files, versions).packages, versions, 'en')

test.each([['^3.8.0'], ['3.8.6'], ['~3.21.6'], ['latest']])(
  'the range %s of a project in 3.8 or after the upgrade needs no sentence',
  range => expect(describe(declared(range))).toBeUndefined()
)

test('a range of another minor version is named', () => {
  expect(describe(declared('^3.7.6'))).toBe(
    'The project has vxe-table ^3.7.6, and the check starts at 3.8.6. Check again from 3.7.6 to see the changes in between. Versions 3.2 to 3.7 export Header and Footer, 3.8 does not.'
  )
})

test('the locked version counts more than the range', () => {
  expect(describe(declared('^3.6.17'), locked('3.8.6'))).toBeUndefined()
  expect(describe(declared('^3.8.6'), locked('3.8.25'))).toMatch(/^The project has vxe-table 3\.8\.25,/)
})

test('the report names the changes from 3.6 to 3.8', () => {
  const project = checkProject([declared('^3.6.17')], versions)
  expect(textReport({ project, versions, language: 'en' })).toContain(
    'Versions 3.0 to 3.6 scroll virtually by default. 3.8 does so with enabled: true only, so { gt: 0 } alone has no effect.'
  )
  expect(textReport({ project, versions, language: 'zh' })).toContain(
    '项目的 vxe-table 是 ^3.6.17，检查以 3.8.6 为起点。以 3.6.17 为起点再检查一次，可以看到其间的变化。'
  )
  const earlier = { from: '3.6.17', to: '3.21.6' }
  expect(describeInstalledVersion(project.packages, earlier, 'en')).toMatch(/^Versions 3\.0 to 3\.6/)
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallSiteFiles } from '../answers/fixtures/small-site.ts'
import { createDocs } from './docs.ts'
import { commands, run } from './run.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vxe-docs-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const facts = path.resolve(import.meta.dirname, '../upgrade-facts')
const files = new Map(
  Object.entries({
    ...smallSiteFiles,
    'facts/releases.json': readFileSync(path.join(facts, 'releases.json'), 'utf8'),
    'facts/versions/3.8.6.json': readFileSync(path.join(facts, 'versions/3.8.6.json'), 'utf8'),
    'facts/versions/3.9.0.json': readFileSync(path.join(facts, 'versions/3.9.0.json'), 'utf8'),
    'facts/later-names.json': '[]',
    'facts/defects.en.json': JSON.stringify({
      renewed: '2026-12-01',
      releases: ['3.7.6', '3.8.6', '3.9.0', '3.10.0'],
      defects: [
        {
          id: 'table/tree/line/lines',
          page: 'table/tree/line',
          title: 'Lines',
          severity: 'display',
          symptom: 'Lines have wrong lengths',
          letters: 'pffp',
          members: ['table.treeConfig.showLine|table.treeConfig.line', 'column.sortable']
        },
        {
          id: 'table/tree/insert/remove-all',
          page: 'table/tree/insert',
          title: 'Insert',
          severity: 'data',
          symptom: '`remove()` does not empty a tree with lines',
          letters: 'nfff',
          members: ['table()remove', 'table.treeConfig.transform']
        },
        {
          id: 'table/base/later',
          page: 'table/base',
          title: 'Base',
          severity: 'data',
          symptom: 'Rows disappear',
          letters: 'pppf',
          members: ['table']
        }
      ]
    }),
    'patches/insert-next.js': readFileSync(path.join(facts, '../patches/insert-next.js'), 'utf8')
  }).map(([name, text]) => [name, Buffer.from(text)])
)

async function call(...args: string[]) {
  let output = ''
  let errors = ''
  const code = await run(args, {
    workingFolder: folder,
    mcpThread: new URL(import.meta.url),
    language: 'en_US.UTF-8',
    writeOutput: text => void (output += text),
    writeError: text => void (errors += text),
    openDocs: () => createDocs(files),
    openSite: () => new Map()
  })
  return { code, output, errors }
}

function write(name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const install = (name: string, version: string, below = 'node_modules') =>
  write(`${below}/${name}/package.json`, JSON.stringify({ name, version }))

test('help lists every command in both languages, and each command has a help of its own', async () => {
  for (const language of ['zh', 'en']) {
    const { code, output } = await call('--help', '--lang', language)
    expect(code).toBe(0)
    for (const { name } of commands) expect(output).toContain(`  ${name}`)
    for (const { name } of commands) {
      const help = await call(name, '--help', '--lang', language)
      expect([help.code, help.output.includes(`vxe-docs ${name}`)], name).toEqual([0, true])
    }
  }
})

test('an unknown command, option or language is an error that says what exists', async () => {
  expect(await call('fnid', 'x')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Did you mean find') as string
  })
  expect((await call('find', '--maxx', '3', 'x')).code).toBe(2)
  expect((await call('find', 'x', '--lang', 'fr')).errors).toContain('zh, en')
  expect((await call('find')).errors).toContain('vxe-docs find <words…>')
  expect((await call('find', 'x', '--max', '0')).errors).toContain('--max')
})

test('control characters of arguments do not reach the terminal', async () => {
  const { errors } = await call('a\u001b[2Jb')
  // oxlint-disable-next-line no-control-regex -- they are searched for
  expect(errors).not.toMatch(/[\0-\x09\x0b-\x1f\x7f]/)
})

test('find, page, api and demo answer as text and as JSON', async () => {
  expect((await call('find', 'sort')).output).toContain('/table/base/sort')
  expect(JSON.parse((await call('find', 'sort', '--json')).output)).toMatchObject({
    hits: [{ title: 'Sorting', address: '/table/base/sort' }]
  })
  expect((await call('page', '/table/base/sort#sort-on-server')).output).toContain('Set `sort-config.remote`.')
  expect((await call('page', 'Sorting', '--headings')).output).toContain('Sort on the server\nLimits\n')
  expect((await call('api', 'sort-config')).output).toContain('TableSortConfig')
  expect(JSON.parse((await call('api', 'orders', '--json')).output)).toMatchObject({
    members: [{ path: 'table.sortConfig.orders', of: 'vxe-table', demos: [{ page: 'Sorting' }] }]
  })
  expect((await call('demo', 'by-header')).output).toContain('const rows = [1]\nexport default {}')
})

test('nothing with that name is exit code 1 with similar names', async () => {
  for (const args of [
    ['find', 'qqqq'],
    ['page', '/table/base/sortt'],
    ['api', 'sort-cofnig'],
    ['demo', 'by-heade']
  ])
    expect((await call(...args)).code, args.join(' ')).toBe(1)
  expect((await call('page', '/table/base/sortt')).output).toContain('/table/base/sort')
})

test('answers name the installed version and the members that it lacks', async () => {
  install('vxe-table', '3.8.6')
  expect((await call('api', 'orders')).output).toContain('has vxe-table 3.8.6 installed.')
  install('vxe-table', '3.0.3')
  const { output } = await call('api', 'sort-config.orders')
  expect(output).toContain('What follows describes 3.8.6')
})

test('defects lists those of the installed version, the worst first, with releases and pages', async () => {
  expect(await call('defects')).toEqual({
    code: 0,
    errors: '',
    output: `This project does not have vxe-table installed.
Known defects of vxe-table 3.8.6: 2

[data] \`remove()\` does not empty a tree with lines
  Since 3.8.6, still in 3.10.0  /table/tree/insert#pitfalls-defects

[display] Lines have wrong lengths
  Since 3.8.6, fixed in 3.10.0  /table/tree/line#pitfalls-defects
`
  })
  install('vxe-table', '3.7.6')
  expect((await call('defects')).output).toContain('No defects of vxe-table 3.7.6 are known.')
  install('vxe-table', '3.9.2')
  const { output } = await call('defects')
  expect(output).toContain('There are no results for 3.9.2. These are the defects of 3.9.0.')
  expect(output).toContain('Known defects of vxe-table 3.9.0: 2')
})

test('defects finds those of a member in any spelling, or those with all words', async () => {
  const find = async (...args: string[]) =>
    (JSON.parse((await call('defects', '--json', ...args)).output) as { defects: { id: string }[] }).defects.map(
      ({ id }) => id
    )
  const [remove, lines] = ['table/tree/insert/remove-all', 'table/tree/line/lines']
  expect(await find('tree-config')).toEqual([remove, lines])
  for (const name of ['tree-config.line', 'table.treeConfig.line', 'grid.treeConfig.line', 'showLine'])
    expect(await find(name), name).toEqual([lines])
  expect(await find('remove()')).toEqual([remove])
  expect(await find('lines')).toEqual([remove, lines])
  expect(await find('lines', 'wrong')).toEqual([lines])
  expect(JSON.parse((await call('defects', '--json', 'wrong')).output)).toMatchObject({
    release: '3.8.6',
    defects: [{ severity: 'display', since: '3.8.6', fixedIn: '3.10.0', page: '/table/tree/line#pitfalls-defects' }]
  })
  const { code, output } = await call('defects', 'qqqq')
  expect([code, output.includes('“qqqq”')]).toEqual([1, true])
})

test('check finds names that the installed version lacks, and writes only when asked', async () => {
  const code = "import { VxeUI } from 'vxe-table'\nVxeUI.setConfig({})\n"
  write('src/main.js', code)
  const found = await call('check', 'src')
  expect(found.code).toBe(1)
  expect(found.output).toContain('does not export `VxeUI`')
  expect(readFileSync(path.join(folder, 'src/main.js'), 'utf8')).toBe(code)
  expect((await call('check', 'src', '--for', '3.21.6')).code).toBe(0)
  expect(await call('check', 'src', '--write')).toMatchObject({ errors: '1 file changed.\n', code: 0 })
  expect(readFileSync(path.join(folder, 'src/main.js'), 'utf8')).toContain('VXETable')
})

test('check has all formats, and errors for paths and versions', async () => {
  write('src/a.vue', '<template><vxe-table :row-drag-config="{}" /></template>\n')
  expect(JSON.parse((await call('check', 'src', '--json')).output)).toMatchObject({ version: '3.8.6', files: 1 })
  const sarif = JSON.parse((await call('check', 'src', '--format', 'sarif')).output) as {
    runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[]
  }
  expect(sarif.runs[0]!.results[0]!.locations[0]!.physicalLocation.artifactLocation.uri).toBe('src/a.vue')
  const agent = (await call('check', 'src', '--format', 'agent')).output
  expect(agent).toContain('## 1. src/a.vue:1:23')
  expect(agent).toContain('Code: `<template><vxe-table :row-drag-config="{}" /></template>`')
  expect((await call('check', 'src', '--for', '4.0.0')).code).toBe(2)
  expect((await call('check', 'nothing')).code).toBe(2)
  expect((await call('check')).code).toBe(2)
})

test('upgrade runs the upgrade with its own help and exit codes', async () => {
  write('src/a.vue', '<template><vxe-table :context-menu="{}" /></template>\n')
  const { output } = await call('upgrade', 'src', '--format', 'agent')
  expect(output).toContain('vxe-docs upgrade <folder>')
  expect((await call('upgrade')).code).toBe(2)
  expect((await call('upgrade', '--help')).output).toContain('Usage: vxe-docs upgrade')
})

test('upgrade names the defects of the package that the code can meet and the upgrade fixes', async () => {
  write(
    'src/a.vue',
    '<template><vxe-table :tree-config="{ showLine: true }"><vxe-column sortable/></vxe-table></template>\n'
  )
  expect((await call('upgrade', 'src', '--to', '3.10.0')).output).toContain(
    'Lines have wrong lengths  table/tree/line/lines'
  )
  expect((await call('upgrade', 'src', '--to', '3.9.0')).output).not.toContain('defect')
})

test('diff compares types and defaults where both versions are described, and names elsewhere', async () => {
  const described = (await call('diff', '3.8.6', '3.9.0')).output
  expect(described).toMatch(/^3\.8\.6 → 3\.9\.0: removed \d+, changed \d+, added \d+\n/)
  expect(described).not.toContain('Only names')
  expect((await call('diff', '3.8.6', '3.10.7')).output).toContain('Only names are compared')
  expect((await call('diff', '3.8.6', '3.8.5')).errors).toContain('Nothing is known about 3.8.5')
  expect((await call('diff', '3.8.6')).code).toBe(2)
})

test('fit prints versions that work together', async () => {
  const { output, code } = await call('fit', '--table', '3.8')
  expect(code).toBe(0)
  expect(output).toMatch(/npm install .*vxe-table@~3\.8\.6/)
  expect((await call('fit', '--table', '9.9')).code).toBe(2)
})

test('doctor finds versions out of range, several copies, and missing registration and styles', async () => {
  write(
    'package.json',
    JSON.stringify({ dependencies: { vue: '^2.6.0', 'vxe-table': '~3.8.0', 'xe-utils': '^3.5.0' } })
  )
  install('vue', '3.4.0')
  install('vxe-table', '3.9.1')
  install('xe-utils', '3.5.28')
  install('xe-utils', '3.9.1', 'node_modules/vxe-table/node_modules')
  const { output, code } = await call('doctor')
  expect(code).toBe(1)
  expect(output).toContain('vxe-table 3.9.1 is outside the declared range ~3.8.0')
  expect(output).toContain('does not work with Vue 3.4.0')
  expect(output).toContain(
    'several copies of xe-utils: 3.5.28 (node_modules/xe-utils), 3.9.1 (node_modules/vxe-table/node_modules/xe-utils)'
  )
  expect(output).toContain('No code registers the components')
  expect(output).toContain('No code imports the styles')
})

test('doctor finds nothing in a project that is in order', async () => {
  write('package.json', JSON.stringify({ dependencies: { vue: '~2.7.16', 'vxe-table': '~3.8.6' } }))
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/vxe-table': { version: '3.8.6' } } }))
  install('vue', '2.7.16')
  install('vxe-table', '3.8.6')
  write(
    'src/main.js',
    "import VXETable from 'vxe-table'\nimport 'vxe-table/lib/style.css'\nVue.use(VXETable)\nVXETable.setup({ i18n: key => key })\n"
  )
  const { output, code } = await call('doctor')
  expect(output).toContain('No problems were found.')
  expect(output).toContain('Registered in src/main.js:3.')
  expect(code).toBe(0)
})

test('doctor says that a folder has no package.json', async () => {
  expect(await call('doctor')).toMatchObject({ code: 2, errors: expect.stringContaining('package.json') as string })
})

test('a damaged package is an error in one sentence', async () => {
  let errors = ''
  const code = await run(['find', 'x'], {
    workingFolder: folder,
    mcpThread: new URL(import.meta.url),
    writeOutput: () => {},
    writeError: text => void (errors += text),
    openDocs: () => {
      throw new Error('docs.bin is missing')
    },
    openSite: () => new Map()
  })
  expect([code, errors]).toEqual([3, 'The command did not finish: docs.bin is missing\n'])
})

test('patches lists the patches with their state in the installed version', async () => {
  expect((await call('patches')).output).toContain('no vxe-table installed. The states are those of 3.8.6.')
  install('vxe-table', '3.8.6')
  expect((await call('patches')).output).toMatch(
    /^insert-next +applies\n  A row inserted with.*\n  Since 3\.8\.6, fixed in /m
  )
  expect((await call('patches', '--lang', 'zh')).output).toMatch(/^insert-next +适用\n/m)
  install('vxe-table', '3.21.6')
  const { patches } = JSON.parse((await call('patches', '--json')).output) as {
    patches: { name: string; state: string }[]
  }
  const stateOf = (name: string) => patches.find(each => each.name === name)?.state
  expect([stateOf('insert-next'), stateOf('last-page')]).toEqual(['fixed', 'untested'])
  install('vxe-table', '3.8.1')
  expect((await call('patches')).output).toMatch(/^insert-next +no results/m)
})

test('patches prints the code of a patch, and writes it only to a new file', async () => {
  const code = readFileSync(path.join(facts, '../patches/insert-next.js'), 'utf8')
  expect(await call('patches', 'insert-next')).toEqual({ code: 0, output: code, errors: '' })
  expect(await call('patches', 'insert-next', '--out', 'fix.js')).toMatchObject({ code: 0, errors: 'fix.js written\n' })
  expect(readFileSync(path.join(folder, 'fix.js'), 'utf8')).toBe(code)
  write('fix.js', 'mine')
  expect(await call('patches', 'insert-next', '--out', 'fix.js')).toMatchObject({
    code: 3,
    errors: 'fix.js exists and was not written.\n'
  })
  expect(readFileSync(path.join(folder, 'fix.js'), 'utf8')).toBe('mine')
  expect(await call('patches', 'insert-nxt')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Did you mean lazy-insert, insert-next?') as string
  })
  expect((await call('patches', '--out', 'fix.js')).code).toBe(2)
})

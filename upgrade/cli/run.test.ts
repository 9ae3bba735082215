import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ListedDefect } from '../../shared/defects.ts'
import type { UpgradeDefects } from './run.ts'
import { run } from './run.ts'

const oldCode = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
const newCode = '<template>\n  <vxe-table :row-config="{ keyField: \'id\' }" />\n</template>\n'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vxe-upgrade-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => path.join(folder, name)
const read = (name: string): string => readFileSync(at(name), 'utf8')

function put(name: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

function git(...args: string[]): void {
  const config = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  expect(spawnSync('git', [...config, ...args], { cwd: folder }).status).toBe(0)
}

function commit(): void {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'a')
}

const listedDefect: ListedDefect = {
  id: 'form/basics/readonly-form',
  page: 'form/basics',
  title: 'Forms',
  severity: 'broken',
  symptom: '`readonly` has no effect',
  letters: 'fp',
  members: ['form.readonly']
}
const list = { renewed: '2026-12-01', releases: ['3.8.6', '3.9.0'], defects: [listedDefect] }
const defects: UpgradeDefects = {
  structure: { sameKeys: {}, dictionaries: [], params: {} },
  readList: () => list
}

function upgrade(...args: string[]): { code: number; output: string; errors: string } {
  let [output, errors] = ['', '']
  const code = run(['--lang', 'en', ...args], {
    workingFolder: folder,
    defects,
    writeOutput: text => (output += text),
    writeError: text => (errors += text)
  })
  return { code, output, errors }
}

test('vxe-upgrade without --write changes no file and prints the verdict last', () => {
  put('src/a.vue', oldCode)
  const { code, output } = upgrade('src')
  expect(code).toBe(0)
  expect(read('src/a.vue')).toBe(oldCode)
  expect(output).toContain('src/a.vue\n  2:14  row-id="id" → rowConfig.keyField  [automatic, today]  prop-row-id')
  expect(output.trimEnd().split('\n').at(-1)).toBe('You can upgrade after these changes.')
})

test('--format html writes one document with a cell for each file that leads to its changes', () => {
  put('src/a.vue', oldCode)
  put('src/views/b.vue', '<template><p/></template>\n')
  put('src/<c>.vue', oldCode.replace('row-id="id"', ':data="`<b>`" row-id="id"'))
  const { code, output } = upgrade('src', '--format', 'html')
  expect(code).toBe(0)
  expect(output).toMatch(/^<!doctype html>/)
  expect(output).toContain('All 2 changes are automatic')
  expect(output).not.toMatch(/<[bc]>/)
  const cells = Array.from(
    output.matchAll(/<a href="#([\w-]+)" data-cell="\d+" data-state="(\w+)" aria-label="([^"]+)"/g),
    match => match.slice(1)
  )
  expect(cells).toEqual([
    ['file-0', 'mechanical', 'src/&lt;c&gt;.vue: 1 automatic'],
    ['file-1', 'mechanical', 'src/a.vue: 1 automatic']
  ])
  expect(output).toContain('<i data-state="unchanged" title="src/views/b.vue"></i>')
  expect(output).toMatch(/id="file-1"[^>]*><h2><code>src\/a\.vue<\/code>/)
  expect(output).toContain('<mark>row-id=&quot;id')
  expect(output).not.toMatch(/\b(?:src|href)="https?:/)
})

test('--write writes only files with changes, and a second run changes no file', () => {
  put('src/a.vue', oldCode)
  put('src/b.vue', '<template><p/></template>\n')
  const before = lstatSync(at('src/b.vue')).mtimeMs
  expect(upgrade('src', '--write')).toMatchObject({ code: 0, errors: '1 file changed\n' })
  expect(read('src/a.vue')).toBe(newCode)
  expect(lstatSync(at('src/b.vue')).mtimeMs).toBe(before)
  expect(upgrade('src', '--write').errors).toBe('0 files changed\n')
})

test('--write preserves CRLF and a byte order mark', () => {
  put('a.vue', `\uFEFF${oldCode.replaceAll('\n', '\r\n')}`)
  upgrade('.', '--write')
  expect(read('a.vue')).toBe(`\uFEFF${newCode.replaceAll('\n', '\r\n')}`)
})

test('--write rejects a git tree with uncommitted changes without --force', () => {
  put('a.vue', oldCode)
  commit()
  put('b.txt', 'not committed')
  const { code, errors } = upgrade('.', '--write')
  expect(code).toBe(2)
  expect(errors).toContain('Commit first, or use --force')
  expect(read('a.vue')).toBe(oldCode)
  expect(upgrade('.', '--write', '--force').code).toBe(0)
  expect(read('a.vue')).toBe(newCode)
})

test('--write changes a committed git tree without --force', () => {
  put('a.vue', oldCode)
  commit()
  expect(upgrade('.', '--write').code).toBe(0)
  expect(read('a.vue')).toBe(newCode)
})

test.each([['with git'], ['without git']])(
  '--write skips files ignored by .gitignore, node_modules and dist, %s',
  how => {
    put('.gitignore', '/made\n*.gen.vue\n!kept.gen.vue\n')
    for (const name of [
      'made/a.vue',
      'src/a.gen.vue',
      'src/kept.gen.vue',
      'src/a.vue',
      'node_modules/x/a.vue',
      'dist/a.vue'
    ])
      put(name, oldCode)
    if (how === 'with git') git('init', '-q')
    upgrade('.', '--write', '--force')
    const changed = [
      'made/a.vue',
      'src/a.gen.vue',
      'src/kept.gen.vue',
      'src/a.vue',
      'node_modules/x/a.vue',
      'dist/a.vue'
    ].filter(name => read(name) === newCode)
    expect(changed).toEqual(['src/kept.gen.vue', 'src/a.vue'])
  }
)

test('--write does not follow symbolic links out of the folder', () => {
  put('outside/a.vue', oldCode)
  put('src/b.vue', oldCode)
  symlinkSync(at('outside'), at('src/folder'))
  symlinkSync(at('outside/a.vue'), at('src/link.vue'))
  expect(upgrade('src', '--write', '--format', 'json').code).toBe(0)
  expect(read('outside/a.vue')).toBe(oldCode)
  expect(read('src/b.vue')).toBe(newCode)
  expect(lstatSync(at('src/link.vue')).isSymbolicLink()).toBe(true)
})

test('--write changes only the given folder', () => {
  put('src/a.vue', oldCode)
  put('other/a.vue', oldCode)
  upgrade('src', '--write')
  expect(read('other/a.vue')).toBe(oldCode)
})

test('--only applies one rule, including its edits that need a review', () => {
  put(
    'a.vue',
    '<template><vxe-table row-id="id" ref="t" /></template>\n<script>\nexport default { created () { this.$refs.t.getSortColumn() } }\n</script>\n'
  )
  upgrade('a.vue', '--write', '--only', 'method-get-sort-column')
  expect(read('a.vue')).toContain('getSortColumns()')
  expect(read('a.vue')).toContain('row-id="id"')
})

test('--when today applies changes for the current version', () => {
  put('a.vue', '<template><vxe-table row-id="id" :row-config="{ height: 40 }" /></template>\n')
  upgrade('a.vue', '--write', '--when', 'today')
  expect(read('a.vue')).toContain(':row-config="{ height: 40, keyField: \'id\' }"')
})

test('--strict exits with 1 if changes are needed, otherwise with 0', () => {
  put('a.vue', oldCode)
  expect(upgrade('.', '--strict').code).toBe(1)
  upgrade('.', '--write')
  expect(upgrade('.', '--strict').code).toBe(0)
})

test('--write reports unreadable files and changes the others', () => {
  put('a.vue', Uint8Array.of(0x3c, 0xff, 0xfe, 0xb1))
  put('b.vue', '<script>\nimport x from "vxe-table"\nconst = 1\n</script>\n')
  put('c.vue', oldCode)
  const { code, output } = upgrade('.', '--write')
  expect(code).toBe(3)
  expect(output).toContain('a.vue:1:1  The file is not UTF-8 text and was not checked.')
  expect(output).toContain('b.vue:3:')
  expect(read('c.vue')).toBe(newCode)
})

test.each([
  [[], 'Name a folder or a file.'],
  [['nowhere'], 'nowhere does not exist'],
  [['.', '--to', '3'], '--to is not a version: 3'],
  [['.', '--to', '3.8.0'], 'The target 3.8.0 is not newer than 3.8.6.'],
  [['.', '--only', 'nothing'], 'There is no rule nothing. List all rules with --rules.'],
  [
    ['.', '--format', 'xml'],
    '--format does not support xml. Use one of: text, json, sarif, markdown, html, agent, patch'
  ],
  [['.', '--when', 'never'], '--when does not support never. Use one of: today, swap, after'],
  [['.', '--what'], "Unknown option '--what'"]
])('vxe-upgrade rejects the arguments %j with a message', (args, sentence) => {
  const { code, errors, output } = upgrade(...args)
  expect(code).toBe(2)
  expect(errors).toContain(sentence)
  expect(output).toBe('')
})

test('--help lists the exit codes in both languages', () => {
  expect(upgrade('--help').output).toContain('Exit codes:')
  expect(upgrade('--lang', 'zh', '--help').output).toContain('退出码')
})

test('--rules lists a rule with its certainty and time', () =>
  expect(upgrade('--rules').output).toContain('prop-row-id  [mechanical, today]'))

test('the JSON report of vxe-upgrade has the versions, the verdict and the packages', () => {
  put('package.json', '{ "dependencies": { "vxe-table": "^3.8.6" } }\n')
  const report = JSON.parse(upgrade('.', '--format', 'json').output) as Record<string, unknown>
  expect(report).toMatchObject({
    versions: { from: '3.8.6', to: '3.21.6' },
    verdict: 'changes',
    packages: [{ name: 'vxe-table', version: '^3.8.6', file: 'package.json' }]
  })
})

test('results of the SARIF report have a rule, a level, a message and an encoded location', () => {
  put('src/a b.vue', oldCode)
  const report = JSON.parse(upgrade('.', '--format', 'sarif').output) as {
    version: string
    runs: {
      tool: { driver: { rules: { id: string }[] } }
      results: {
        ruleId: string
        ruleIndex: number
        level: string
        message: { text: string }
        locations: {
          physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } }
        }[]
      }[]
    }[]
  }
  expect(report.version).toBe('2.1.0')
  const [{ tool, results }] = report.runs as [(typeof report.runs)[0]]
  expect(results.length).toBeGreaterThan(0)
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId)
    expect(['error', 'warning', 'note']).toContain(level)
    expect(message.text).not.toBe('')
    expect(locations[0]!.physicalLocation.artifactLocation.uri).toBe('src/a%20b.vue')
    expect(locations[0]!.physicalLocation.region.startLine).toBeGreaterThan(0)
  }
})

test('the Markdown report of vxe-upgrade shows the verdict below its title', () => {
  put('a.vue', oldCode)
  const { output } = upgrade('.', '--format', 'markdown')
  expect(output.split('\n').slice(0, 3)).toEqual([
    '# Upgrade from 3.8.6 to 3.21.6',
    '',
    '**You can upgrade after these changes.** 1 file checked'
  ])
  expect(output).toContain('- 2: `row-id="id"` → `rowConfig.keyField` (automatic, today)')
})

test('`git apply` with the patch of vxe-upgrade gives the same files as --write', () => {
  put('src/a.vue', `${'<!-- a -->\n'.repeat(20)}${oldCode}${'<!-- b -->\n'.repeat(20)}`)
  put('main.js', "import { Button, Edit } from 'vxe-table'\r\nVue.use(Edit)\r\nVue.use(Button)")
  commit()
  const { output } = upgrade('.', '--format', 'patch')
  const patch = `${folder}.patch`
  writeFileSync(patch, output)

  git('apply', '--check', patch)
  git('apply', patch)
  const applied = [read('src/a.vue'), read('main.js')]
  git('checkout', '-q', '.')
  rmSync(patch)
  upgrade('.', '--write')
  expect([read('src/a.vue'), read('main.js')]).toEqual(applied)
  expect(existsSync(at('src/a.vue.tmp'))).toBe(false)
})

test.each([
  ['a syntax error', "import 'vxe-table'\nconst = ;\n"],
  ['deeply nested code', `import 'vxe-table'\nexport default ${'['.repeat(60_000)}${']'.repeat(60_000)}\n`],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe, 0xff])]
])('the verdict is "unknown" if a file has %s', (_, text) => {
  put('src/a.vue', '<template>\n  <p />\n</template>\n')
  // Control: the other file alone can be upgraded.
  expect(upgrade('src').output).toContain('You can upgrade.')
  put('src/b.js', text)
  const { code, output } = upgrade('src')
  expect(code).toBe(3)
  expect(output).toContain('Unknown: some files were not checked.')
  expect(output).not.toContain('You can upgrade')
  expect(JSON.parse(upgrade('src', '--format', 'json').output)).toMatchObject({ verdict: 'unread' })
})

test('--format agent gives an instruction for each change that is not automatic, with its code and proof', () => {
  put(
    'src/a.vue',
    '<template>\n  <vxe-grid row-id="id" :columns="columns" />\n</template>\n<script>\nexport default { data: () => ({ columns: [{ remoteSort: true }] }) }\n</script>\n'
  )
  const { code, output } = upgrade('src', '--format', 'agent')
  expect(code).toBe(0)
  expect(output).toContain('# Upgrade vxe-table from 3.8.6 to 3.21.6: 1 instruction')
  expect(output).toContain('## 1. src/a.vue:5:')
  expect(output).toContain('    5 | export default { data: () => ({ columns: [{ remoteSort: true }] }) }')
  expect(output).toContain('1. If the server sorts all sortable columns: set `sort-config.remote` of the table')
  expect(output).toContain('--only prop-column-remote-sort`: it no longer lists src/a.vue:5:')
  expect(output).not.toContain('row-id="id"` →')
  expect(upgrade('src', '--format', 'agent', '--lang', 'zh').output).toContain('1 条指令')
})

test('options in another file are changed in that file, and --write twice changes nothing', () => {
  put(
    'src/views/a.vue',
    '<template>\n  <vxe-grid v-bind="gridOptions" />\n</template>\n<script>\nimport { gridOptions } from \'@/options\'\nexport default { data: () => ({ gridOptions }) }\n</script>\n'
  )
  put('src/options.js', "export const gridOptions = { rowId: 'id', proxyConfig: { props: { result: 'list' } } }\n")
  commit()
  expect(upgrade('.', '--write').output).toContain('You can upgrade.')
  const after =
    "export const gridOptions = { rowConfig: { keyField: 'id' }, proxyConfig: { response: { result: 'list' } } }\n"
  expect(read('src/options.js')).toBe(after)
  upgrade('.', '--write', '--force')
  expect(read('src/options.js')).toBe(after)
})

test('vxe-upgrade names the known defects that the code can meet and the upgrade fixes', () => {
  put('src/a.vue', '<template>\n  <vxe-form readonly />\n</template>\n')
  expect(upgrade('src').output).toContain(
    'The upgrade also fixes 1 defect that this code can meet\n  [Broken]  `readonly` has no effect  form/basics/readonly-form\n'
  )
  expect(upgrade('src', '--format', 'markdown').output).toContain(
    '## The upgrade also fixes 1 defect that this code can meet\n\n- `readonly` has no effect (Broken, `form/basics/readonly-form`)\n'
  )
  expect(upgrade('src', '--format', 'html').output).toContain('<code>readonly</code> has no effect</li>')
  const { id, severity, symptom } = listedDefect
  expect(JSON.parse(upgrade('src', '--format', 'json').output)).toMatchObject({
    defects: {
      from: '3.8.6',
      to: '3.9.0',
      fixed: [{ id, severity, symptom, page: '/form/basics#pitfalls-defects' }],
      added: []
    }
  })
})

test('vxe-upgrade names no defects for code without their members', () => {
  put('src/a.vue', '<template>\n  <vxe-form />\n</template>\n')
  for (const format of ['text', 'markdown', 'html', 'json'])
    expect(upgrade('src', '--format', format).output).not.toMatch(/defect/)
})

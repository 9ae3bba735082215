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
import { run } from './run.ts'

const old = '<template>\n  <vxe-table row-id="id" />\n</template>\n'
const now = '<template>\n  <vxe-table :row-config="{ keyField: \'id\' }" />\n</template>\n'
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

function git(...words: string[]): void {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  expect(spawnSync('git', [...own, ...words], { cwd: folder }).status).toBe(0)
}

function commit(): void {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'a')
}

function upgrade(...words: string[]): { code: number; out: string; errors: string } {
  let [out, errors] = ['', '']
  const code = run(['--lang', 'en', ...words], {
    working: folder,
    say: text => (out += text),
    complain: text => (errors += text)
  })
  return { code, out, errors }
}

test('without --write nothing is written, and the answer comes last', () => {
  put('src/a.vue', old)
  const { code, out } = upgrade('src')
  expect(code).toBe(0)
  expect(read('src/a.vue')).toBe(old)
  expect(out).toContain('src/a.vue\n  2:14  row-id="id" → rowConfig.keyField  [automatic, today]  prop-row-id')
  expect(out.trimEnd().split('\n').at(-1)).toBe('You can upgrade after these changes.')
})

test('--write changes files and nothing else', () => {
  put('src/a.vue', old)
  put('src/b.vue', '<template><p/></template>\n')
  const before = lstatSync(at('src/b.vue')).mtimeMs
  expect(upgrade('src', '--write')).toMatchObject({ code: 0, errors: '1 file changed\n' })
  expect(read('src/a.vue')).toBe(now)
  expect(lstatSync(at('src/b.vue')).mtimeMs).toBe(before)
  expect(upgrade('src', '--write').errors).toBe('0 files changed\n')
})

test('CRLF and a byte order mark stay', () => {
  put('a.vue', `\uFEFF${old.replaceAll('\n', '\r\n')}`)
  upgrade('.', '--write')
  expect(read('a.vue')).toBe(`\uFEFF${now.replaceAll('\n', '\r\n')}`)
})

test('a git tree with changes is left alone without --force', () => {
  put('a.vue', old)
  commit()
  put('b.txt', 'not committed')
  const { code, errors } = upgrade('.', '--write')
  expect(code).toBe(2)
  expect(errors).toContain('Commit first, or use --force')
  expect(read('a.vue')).toBe(old)
  expect(upgrade('.', '--write', '--force').code).toBe(0)
  expect(read('a.vue')).toBe(now)
})

test('a committed tree is changed', () => {
  put('a.vue', old)
  commit()
  expect(upgrade('.', '--write').code).toBe(0)
  expect(read('a.vue')).toBe(now)
})

test.each([['with git'], ['without git']])('what .gitignore ignores is skipped %s', how => {
  put('.gitignore', '/made\n*.gen.vue\n!kept.gen.vue\n')
  for (const name of [
    'made/a.vue',
    'src/a.gen.vue',
    'src/kept.gen.vue',
    'src/a.vue',
    'node_modules/x/a.vue',
    'dist/a.vue'
  ])
    put(name, old)
  if (how === 'with git') git('init', '-q')
  upgrade('.', '--write', '--force')
  const changed = [
    'made/a.vue',
    'src/a.gen.vue',
    'src/kept.gen.vue',
    'src/a.vue',
    'node_modules/x/a.vue',
    'dist/a.vue'
  ].filter(name => read(name) === now)
  expect(changed).toEqual(['src/kept.gen.vue', 'src/a.vue'])
})

test('links out of the folder are not followed', () => {
  put('outside/a.vue', old)
  put('src/b.vue', old)
  symlinkSync(at('outside'), at('src/folder'))
  symlinkSync(at('outside/a.vue'), at('src/link.vue'))
  expect(upgrade('src', '--write', '--format', 'json').code).toBe(0)
  expect(read('outside/a.vue')).toBe(old)
  expect(read('src/b.vue')).toBe(now)
  expect(lstatSync(at('src/link.vue')).isSymbolicLink()).toBe(true)
})

test('only the folder that is named is changed', () => {
  put('src/a.vue', old)
  put('other/a.vue', old)
  upgrade('src', '--write')
  expect(read('other/a.vue')).toBe(old)
})

test('--only takes one rule, and what should be looked at too', () => {
  put(
    'a.vue',
    '<template><vxe-table row-id="id" ref="t" /></template>\n<script>\nexport default { created () { this.$refs.t.getSortColumn() } }\n</script>\n'
  )
  upgrade('a.vue', '--write', '--only', 'method-get-sort-column')
  expect(read('a.vue')).toContain('getSortColumns()')
  expect(read('a.vue')).toContain('row-id="id"')
})

test('--when takes changes of one time', () => {
  put('a.vue', '<template><vxe-table row-id="id" :row-config="{ height: 40 }" /></template>\n')
  upgrade('a.vue', '--write', '--when', 'today')
  expect(read('a.vue')).toContain(':row-config="{ height: 40, keyField: \'id\' }"')
})

test('--strict says by its code that there is something to change', () => {
  put('a.vue', old)
  expect(upgrade('.', '--strict').code).toBe(1)
  upgrade('.', '--write')
  expect(upgrade('.', '--strict').code).toBe(0)
})

test('a file that can’t be read does not stop the others', () => {
  put('a.vue', Uint8Array.of(0x3c, 0xff, 0xfe, 0xb1))
  put('b.vue', '<script>\nimport x from "vxe-table"\nconst = 1\n</script>\n')
  put('c.vue', old)
  const { code, out } = upgrade('.', '--write')
  expect(code).toBe(3)
  expect(out).toContain('a.vue:1:1  The file is not UTF-8 text.')
  expect(out).toContain('b.vue:3:')
  expect(read('c.vue')).toBe(now)
})

test.each([
  [[], 'Name a folder or a file.'],
  [['nowhere'], 'nowhere does not exist'],
  [['.', '--to', '3'], '--to is not a version: 3'],
  [['.', '--to', '3.8.0'], 'The target 3.8.0 is not newer than 3.8.6.'],
  [['.', '--only', 'nothing'], 'There is no rule nothing. List all rules with --rules.'],
  [['.', '--format', 'xml'], '--format does not support xml. Use one of: text, json, sarif, markdown, patch'],
  [['.', '--when', 'never'], '--when does not support never. Use one of: today, swap, after'],
  [['.', '--what'], "Unknown option '--what'"]
])('%j is refused with a sentence', (words, sentence) => {
  const { code, errors, out } = upgrade(...words)
  expect(code).toBe(2)
  expect(errors).toContain(sentence)
  expect(out).toBe('')
})

test('--help tells the exit codes, in both languages', () => {
  expect(upgrade('--help').out).toContain('Exit codes:')
  expect(upgrade('--lang', 'zh', '--help').out).toContain('退出码')
})

test('--rules lists all of them', () => expect(upgrade('--rules').out).toContain('prop-row-id  [mechanical, today]'))

test('json holds everything', () => {
  put('package.json', '{ "dependencies": { "vxe-table": "^3.8.6" } }\n')
  const answer = JSON.parse(upgrade('.', '--format', 'json').out) as Record<string, unknown>
  expect(answer).toMatchObject({
    versions: { from: '3.8.6', to: '3.21.6' },
    verdict: 'changes',
    packages: [{ name: 'vxe-table', version: '^3.8.6', file: 'package.json' }]
  })
})

test('sarif has the shape that code hosts read', () => {
  put('src/a b.vue', old)
  const answer = JSON.parse(upgrade('.', '--format', 'sarif').out) as {
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
  expect(answer.version).toBe('2.1.0')
  const [{ tool, results }] = answer.runs as [(typeof answer.runs)[0]]
  expect(results.length).toBeGreaterThan(0)
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(tool.driver.rules[ruleIndex]!.id).toBe(ruleId)
    expect(['error', 'warning', 'note']).toContain(level)
    expect(message.text).not.toBe('')
    expect(locations[0]!.physicalLocation.artifactLocation.uri).toBe('src/a%20b.vue')
    expect(locations[0]!.physicalLocation.region.startLine).toBeGreaterThan(0)
  }
})

test('markdown tells the answer first', () => {
  put('a.vue', old)
  const { out } = upgrade('.', '--format', 'markdown')
  expect(out.split('\n').slice(0, 3)).toEqual([
    '# Upgrade from 3.8.6 to 3.21.6',
    '',
    '**You can upgrade after these changes.** 1 files checked'
  ])
  expect(out).toContain('- 2: `row-id="id"` → `rowConfig.keyField` (automatic, today)')
})

test('git applies the patch, and it gives what --write gives', () => {
  put('src/a.vue', `${'<!-- a -->\n'.repeat(20)}${old}${'<!-- b -->\n'.repeat(20)}`)
  put('main.js', "import { Button, Edit } from 'vxe-table'\r\nVue.use(Edit)\r\nVue.use(Button)")
  commit()
  const { out } = upgrade('.', '--format', 'patch')
  const patch = `${folder}.patch`
  writeFileSync(patch, out)

  git('apply', '--check', patch)
  git('apply', patch)
  const applied = [read('src/a.vue'), read('main.js')]
  git('checkout', '-q', '.')
  rmSync(patch)
  upgrade('.', '--write')
  expect([read('src/a.vue'), read('main.js')]).toEqual(applied)
  expect(existsSync(at('src/a.vue.tmp'))).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeProblems, commitProblems, documentProblems, readCodeRules } from './wording/code-wording.ts'
import { exceptions } from './wording/exceptions.ts'
import { expressionsOf } from './wording/expressions.ts'
import type { AllowedRates } from './wording/rates.ts'
import { formatRates, groupOf, improvedRates, proseIn, rateOf, rateProblem, rateRulesOf } from './wording/rates.ts'
import { wordingProblems } from './wording/wording-problems.ts'

/**
 * The part of `npm run check` that reads prose by docs/terms.md, and code, documents and commit titles by
 * docs/code-style.md. With arguments it reads only the named files and folders. Prints the rates of docs/terms.md by
 * group of pages. `UPDATE_RATES=1` stores better rates of groups that are out of range; worse ones are never stored.
 */
const root = path.resolve(import.meta.dirname, '..')
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')
const proseRules = { expressions: expressionsOf(read('docs/terms.md')), exceptions }
const codeRules = readCodeRules(read('docs/code-style.md'))

/** The words of readers for icons and defects are their own. */
const isProse =
  /\bpage\.(zh|en)\.mdx$|\bwords\.en\.json$|^content\/.*(?:\.vue|(?<!\.spec|\.test|icon-words|search\/defects)\.ts)$|^src\/.*(?:-texts|\/messages)\.ts$|^upgrade\/(?:rules\/.*|.*-texts)(?<!\.test)\.ts$/
/** Golden files and fixtures hold code as readers write it; the comments of demos are prose. */
const isCode = /^(?!.*(?:\.golden\/|\/golden\/|\/fixtures\/|\.d\.ts$)).*\.(?:tsx?|mjs|js|css)$/
const isDocument = /^(?:README|CONTRIBUTING)\.md$/
const codeFolders = [
  'bench',
  'builder',
  'commands',
  'content',
  'e2e',
  'editor',
  'service-worker',
  'portable',
  'sandbox',
  'server',
  'shared'
].concat(['src', 'upgrade', 'upgrade-facts', 'usage', 'version-check'])
const topFiles = ['playwright.config.ts', 'vitest.config.ts', 'vitest.setup.ts', 'README.md', 'CONTRIBUTING.md']

/** Titles have the form of docs/code-style.md in all later commits. */
const lastFreeCommit = '7a3a9e94'

const named = process.argv.slice(2)
const names = (named.length ? named : [...codeFolders, ...topFiles]).flatMap(filesIn)
const problems = [...names.flatMap(problemsIn), ...(named.length ? [] : titleProblems()), ...rateProblems()]
for (const problem of problems) console.error(problem)
if (problems.length) console.error(`${problems.length} problems in ${names.length} files`)
process.exit(problems.length ? 1 : 0)

function problemsIn(name: string): string[] {
  const source = read(name)
  return [
    ...(isProse.test(name) ? wordingProblems(name, source, proseRules) : []),
    ...(isCode.test(name) ? codeProblems(name, source, codeRules) : []),
    ...(isDocument.test(name) ? documentProblems(name, source) : [])
  ]
}

/** Prints the rates of each group and returns those worse than allowed. Named files are one group without limits. */
function rateProblems(): string[] {
  const rules = rateRulesOf(read('docs/terms.md'))
  const allowedFile = 'builder/wording/allowed-rates.json'
  const allowed = JSON.parse(read(allowedFile)) as AllowedRates
  const filesByGroup = new Map<string, { name: string; source: string }[]>()
  for (const name of names) {
    const group = groupOf(name)
    if (!group) continue
    const key = named.length ? 'named files' : group
    filesByGroup.set(key, [...(filesByGroup.get(key) ?? []), { name, source: read(name) }])
  }
  const lines: string[] = []
  const all = [...filesByGroup]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([group, files]) =>
      (['en', 'zh'] as const).flatMap(language => {
        const prose = proseIn(files, language)
        const rates = rules
          .filter(rule => rule.language === language)
          .map(rule => ({ group, rule, rate: rateOf(prose, rule) }))
        if (prose.length > 0) lines.push(formatRates(`${language} ${group}`, prose.length, rates))
        return rates
      })
    )
  console.log(lines.toSorted().join('\n'))
  if (named.length) return []
  const found = all.flatMap(({ group, rule, rate }) => rateProblem(group, rule, rate, allowed[group]?.[rule.id]) ?? [])
  if (process.env['UPDATE_RATES'])
    writeFileSync(path.join(root, allowedFile), `${JSON.stringify(improvedRates(allowed, all), null, 2)}\n`)
  return found
}

function titleProblems(): string[] {
  const range = `${lastFreeCommit}..HEAD`
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h\t%s', range], {
    cwd: root,
    encoding: 'utf8'
  })
  // A shallow clone or an archive does not contain that commit.
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap(line => {
      const [hash = '', title = ''] = line.split('\t')
      return commitProblems(hash, title, codeRules)
    })
}

function filesIn(name: string): string[] {
  const found = statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map(each =>
        path.posix.join(name, each.split(path.sep).join('/'))
      )
    : [name]
  return found.filter(each => isProse.test(each) || isCode.test(each) || isDocument.test(each))
}

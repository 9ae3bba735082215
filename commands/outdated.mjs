import { spawnSync } from 'node:child_process'
import { judgeAdvisories } from './advisories.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './process.mjs'

/**
 * `npm run outdated`: newer releases of the dependencies, and advisories where the registry provides them. With
 * `--advisories`, as CI runs it, only these; it fails for a high one of a production dependency that
 * commands/advisories.mjs doesn't accept. A newer release never fails: it must not reject an unrelated change.
 */
const pinned = [
  {
    names: /^(vue|vue-router|vuex|vue-i18n|ant-design-vue|vxe-table|vxe-table-new|vxe-pc-ui|vxe-table-plugin-.*)$/,
    because: 'of the Vue 2 line that the site documents'
  },
  { names: /^xe-utils(-new)?$/, because: 'belongs to the version of vxe-table beside it' },
  { names: /^typescript-5$/, because: 'TypeScript 7 has no API for JavaScript (decision 7)' },
  {
    names: /^(react|react-dom|@types\/react|@types\/react-dom)$/,
    because: 'smaller than its successors (decision 20)'
  },
  { names: /^@types\/node$/, because: 'types of the oldest Node that works' },
  { names: /^@vue\/language-core$/, because: 'the last version that reads Vue 2 templates' }
]

ensureInstalled()
const isCheck = process.argv.includes('--advisories')
if (!isCheck) printReleases()
printAdvisories()

function printReleases() {
  // An alias is printed as `name:package@version`.
  const outdated = Object.entries(readJson(['outdated', '--json']) ?? {}).map(([name, rest]) => [
    name.split(':')[0],
    rest
  ])
  const reasonOf = name => pinned.find(({ names }) => names.test(name))?.because
  const isNewer = ([, { current, latest }]) => current !== latest
  for (const [name, { current, latest }] of outdated.filter(isNewer))
    console.log(`${name} ${current} → ${latest}${reasonOf(name) ? `, pinned: ${reasonOf(name)}` : ''}`)
  if (outdated.length === 0) console.log('All dependencies are up to date, or the registry did not respond.')
}

function printAdvisories() {
  const { lines, failed } = judgeAdvisories(readJson(['audit', '--omit=dev', '--json']))
  console.log(lines.join('\n'))
  if (isCheck && failed) process.exitCode = 1
}

/** npm exits with 1 when it finds something, so only its output counts. */
function readJson(args) {
  const { stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32'
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return undefined
  }
}

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './process.mjs'

/**
 * Each test is either quick or belongs to the rest: `npm test` runs the quick ones, `npm run test:full` all.
 * See docs/decisions/0037-quick-and-full-tests.md.
 */
export const quickTag = '@quick'

/** Folders with unit tests. Those that take seconds, since they build sites or projects, are named `*.slow.test.ts`. */
const unitFolders = [
  'bench',
  'builder',
  'commands',
  'content',
  'editor',
  'service-worker',
  'portable',
  'ledger',
  'sandbox',
  'server',
  'shared'
]
  .concat(['src', 'answers', 'mcp', 'upgrade', 'upgrade-facts', 'usage', 'version-check', 'vxe-docs'])
  .sort()

export const unitTests = [`{${unitFolders.join()}}/**/*.test.{ts,mjs}`]
export const slowUnitTests = [`{${unitFolders.join()}}/**/*.slow.test.{ts,mjs}`]

const browserFolders = ['builder', 'content', 'e2e', 'ledger']

export const browserTests = browserFolders.map(folder => `${folder}/**/*.spec.ts`)

/** Specs that run against each kind of host: `npm run test:hosts`. */
export const hostTests = ['e2e/hosts/**/*.spec.ts']

/** Phase of commands/test.mjs that runs a file, or undefined if none does. `browser` files are divided by test. */
export function phaseOf(name) {
  const [folder] = name.split('/')
  if (/\.test\.(?:ts|mjs)$/.test(name) && unitFolders.includes(folder))
    return /\.slow\.test\.\w+$/.test(name) ? 'unit slow' : 'unit quick'
  if (!name.endsWith('.spec.ts') || !browserFolders.includes(folder)) return undefined
  return name.startsWith('e2e/hosts/') ? 'browser hosts' : 'browser'
}

/**
 * Selects the quick browser tests: those with its tag, and the first test of the spec of each quick page.
 * Playwright matches the expression against the file, titles and tags of a test.
 */
export function quickBrowserTests(content = path.join(root, 'content')) {
  const firstTests = quickPages(content).flatMap(page => {
    const [file] = readdirSync(path.join(content, page)).filter(name => name.endsWith('.spec.ts'))
    const source = file ? readFileSync(path.join(content, page, file), 'utf8') : ''
    const [, title] = /^test\(\s*'((?:[^'\\]|\\.)+)'/m.exec(source) ?? []
    return title === undefined ? [] : [`content/${page}/${file} ${title}`]
  })
  return new RegExp([`${quickTag}\\b`, ...firstTests.map(escapeExpression)].join('|'))
}

const escapeExpression = text => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns the pages with a quick test: the cheapest ones that together have each kind and section of pages. A new
 * section thus gets its page without a list to edit.
 */
export const quickPages = (content = path.join(root, 'content')) =>
  coverPages(content, ({ kind, section }) => [kind, section])

/** Returns a page of each kind, to be checked in all languages and themes. */
export const quickSweepPages = (content = path.join(root, 'content')) => coverPages(content, ({ kind }) => [kind])

/** The cost of a page is roughly proportional to its demos. */
const coverPages = (content, featuresOf) =>
  cheapestCover(
    listPages(content).map(page => {
      const { kind, demos } = readPage(content, page)
      const features = featuresOf({ kind: `kind ${kind}`, section: `section ${sectionOf(page)}` })
      return { name: page, features, cost: 1 + demos.length }
    })
  )

/** Returns the demos of the quick tests: a small set that together uses each component. */
export function quickDemos(content = path.join(root, 'content')) {
  const demos = listPages(content).flatMap(page =>
    readPage(content, page).demos.map(demo => {
      const source = readFileSync(path.join(content, page, `${demo}.vue`), 'utf8')
      return {
        name: `${page}/${demo}`,
        features: [...source.matchAll(/<(vxe-[\w-]+)/g)].map(([, tag]) => tag),
        cost: 1
      }
    })
  )
  return cheapestCover(demos)
}

/** Chooses items until they have all features, always the one with the most missing features per cost. */
function cheapestCover(items) {
  const missing = new Set(items.flatMap(({ features }) => features))
  const chosen = []
  while (missing.size > 0) {
    const gain = ({ features, cost }) => new Set(features.filter(feature => missing.has(feature))).size / cost
    const best = items.reduce((left, right) => (gain(right) > gain(left) ? right : left))
    for (const feature of best.features) missing.delete(feature)
    chosen.push(best.name)
  }
  return chosen.sort()
}

/** Returns the routes of all written pages, without the first slash. */
export function listPages(content) {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('page.zh.mdx'))
    .map(name => path.dirname(name).split(path.sep).join('/'))
    .sort()
}

/** Returns every third item for `1/3`: neighbors, which are alike, are in different parts. Without a sweep, all items. */
export function selectPart(items, sweep) {
  if (!sweep) return items
  const [part, count] = sweep.split('/').map(Number)
  return items.filter((_, index) => index % count === part - 1)
}

export const selectPages = (sweep, content = path.join(root, 'content')) => selectPart(listPages(content), sweep)

/** Returns the arguments of Playwright for the specs of these pages, and all that belong to no page. */
export const specsOf = pages => ['e2e/', 'builder/', 'ledger/', ...pages.map(page => `content/${page}/`)]

/** Returns the kind of a page and the names of its demos, in the order of the page. */
export function readPage(content, page) {
  const source = readFileSync(path.join(content, page, 'page.zh.mdx'), 'utf8')
  const demos = [...source.matchAll(/<Demo\s[^>]*?src="\.\/([^"]+)\.vue"/g)].map(([, name]) => name)
  const [, kind = demos.length > 0 ? 'demos' : 'views'] = /^kind: *(\w+)/m.exec(source) ?? []
  return { kind, demos }
}

/** The reference has one page per component, which is not a section each: `grid/api`. */
const sectionOf = page => (/^[^/]+\/api$/.test(page) ? 'reference' : path.posix.dirname(page))

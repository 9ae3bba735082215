import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.mjs'

/** Files that are not as `since` has them, with those that are new. */
export function changedFiles(since) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) fail(`git does not know ${since}. Name a commit or a branch: npm test -- --changed --since main`)
    return stdout.split('\n').filter(Boolean)
  }
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * What a change can reach. A page reaches its own specs, every spec that names it, itself in all languages, its demos in
 * the playground, and the search; a file that demos share reaches the pages of those demos. Anything else may reach
 * every page, and then all tests run.
 *
 * @returns {{ everything: string } | { pages: string[], specs: string[] }}
 */
export function reachOf(changed, project = root) {
  const pages = new Set()
  const specs = new Set()
  for (const name of changed) {
    if (/^(docs\/|[^/]+\.md$)/.test(name)) continue
    if (/^(e2e|content)\/.*\.spec\.ts$/.test(name)) {
      if (existsSync(path.join(project, name))) specs.add(name)
      continue
    }
    const reached = pagesReachedBy(name, project)
    if (!reached) return { everything: name }
    for (const page of reached) pages.add(page)
  }
  if (pages.size) {
    specs.add('e2e/every-page.spec.ts').add('e2e/search-quality.spec.ts').add('e2e/every-demo.spec.ts')
    for (const spec of specsNaming([...pages], project)) specs.add(spec)
  }
  return { pages: [...pages].sort(), specs: [...specs].sort() }
}

function pagesReachedBy(name, project) {
  const [, inContent] = /^content\/(.+)$/.exec(name) ?? []
  if (!inContent) return undefined
  const own = pageOf(inContent, project)
  if (own && /\.(mdx|vue)$|words\.en\.json$/.test(name)) return [own, ...importersOf(inContent, project)]
  // A file of sample data or a fake server, in `_shared` or beside a page.
  if (name.endsWith('.ts') && !/^(api|search)\/|^nav\.ts$/.test(inContent)) {
    const importers = importersOf(inContent, project)
    return own || importers.length ? [...(own ? [own] : []), ...importers] : undefined
  }
  return undefined
}

/** The page a file below `content/` stands beside. */
function pageOf(inContent, project) {
  const folder = path.posix.dirname(inContent)
  return existsSync(path.join(project, 'content', folder, 'page.zh.mdx')) ? folder : undefined
}

/** Pages with a file that imports this one, however long the way is. */
function importersOf(inContent, project, seen = new Set([inContent])) {
  const reached = new Set()
  for (const name of sources(project)) {
    if (seen.has(name) || !importsOf(name, project).includes(withoutEnding(inContent))) continue
    seen.add(name)
    const page = pageOf(name, project)
    if (page) reached.add(page)
    for (const further of importersOf(name, project, seen)) reached.add(further)
  }
  return [...reached]
}

const withoutEnding = name => name.replace(/\.(ts|vue)$/, '')

function importsOf(name, project) {
  const text = readFileSync(path.join(project, 'content', name), 'utf8')
  return [...text.matchAll(/\bfrom '([^']+)'|\bimport '([^']+)'/g)].flatMap(([, from, alone]) => {
    const specifier = from ?? alone
    if (specifier.startsWith('@/')) return [withoutEnding(specifier.slice(2))]
    return specifier.startsWith('.') ? [withoutEnding(path.posix.join(path.posix.dirname(name), specifier))] : []
  })
}

const sources = project =>
  filesBelow(project, 'content').filter(name => /\.(vue|ts)$/.test(name) && !/\.(spec|test)\.ts$/.test(name))

/** Specs that stand beside these pages or name one of them. */
function specsNaming(pages, project) {
  const all = ['e2e', 'content']
    .flatMap(folder => filesBelow(project, folder).map(name => `${folder}/${name}`))
    .filter(name => name.endsWith('.spec.ts'))
  return all.filter(name => {
    const text = readFileSync(path.join(project, name), 'utf8')
    return pages.some(page => name.startsWith(`content/${page}/`) || new RegExp(`/${page}(?![\\w/-])`).test(text))
  })
}

const filesBelow = (project, folder) =>
  existsSync(path.join(project, folder))
    ? readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map(name =>
        name.split(path.sep).join('/')
      )
    : []

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fail, root } from './process.mjs'

/** Returns the files that differ from the commit `since`, and new files. */
export function changedFiles(since) {
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) fail(`git does not know ${since}. Name a commit or a branch: npm test -- --changed --since main`)
    return stdout.split('\n').filter(Boolean)
  }
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * Returns the pages and specs that a change can affect. A page affects its own specs, every spec that names it, itself in
 * all languages, its demos in the playground, and the search; a file that demos share affects the pages of those demos.
 * A new page also changes the navigation and the recorded comparisons. Anything else may affect every page.
 *
 * @returns {{ everything: string } | { pages: string[], specs: string[] }}
 */
export function findAffected(changed, project = root) {
  const pages = new Set()
  const specs = new Set()
  for (const name of changed) {
    if (/^(docs\/|[^/]+\.md$)/.test(name)) continue
    if (/^(e2e|content)\/.*\.spec\.ts$/.test(name)) {
      if (existsSync(path.join(project, name))) specs.add(name)
      continue
    }
    const knownSpecs = specsOfData[name]
    if (knownSpecs) {
      for (const spec of knownSpecs) if (existsSync(path.join(project, spec))) specs.add(spec)
      continue
    }
    const affected = findAffectedPages(name, project)
    if (!affected) return { everything: name }
    for (const page of affected) pages.add(page)
    if (codeFile.test(name)) specs.add('builder/demos/shown-code.spec.ts')
  }
  if (pages.size) {
    specs.add('e2e/every-page.spec.ts').add('e2e/search-quality.spec.ts').add('e2e/every-demo.spec.ts')
    for (const spec of findSpecsOf([...pages], project)) specs.add(spec)
  }
  return { pages: [...pages].sort(), specs: [...specs].sort() }
}

/** Components that pages show only as code, which a spec mounts. */
const codeFile = /\/smallest(?:-[\w-]+)?\.vue$/

const specsOfData = {
  'content/nav.ts': ['e2e/find-a-page.spec.ts', 'e2e/move-around.spec.ts'],
  'upgrade-facts/demos.json': ['e2e/compared-demos.spec.ts', 'content/upgrade/demos/demos.spec.ts']
}

function findAffectedPages(name, project) {
  const [, inContent] = /^content\/(.+)$/.exec(name) ?? []
  if (!inContent) return undefined
  const ownPage = pageOf(inContent, project)
  if (ownPage && /\.(mdx|vue)$|words\.en\.json$|\/questions\.\w+\.txt$/.test(name))
    return [ownPage, ...importersOf(inContent, project)]
  // A file of sample data or a fake server, in `_shared` or beside a page.
  if (name.endsWith('.ts') && !/^(api|search)\/|^nav\.ts$/.test(inContent)) {
    const importers = importersOf(inContent, project)
    return ownPage || importers.length ? [...(ownPage ? [ownPage] : []), ...importers] : undefined
  }
  return undefined
}

/** Returns the page in the folder of a file below `content/`. */
function pageOf(inContent, project) {
  const folder = path.posix.dirname(inContent)
  return existsSync(path.join(project, 'content', folder, 'page.zh.mdx')) ? folder : undefined
}

/** Returns the pages with a file that imports this one, directly or indirectly. */
function importersOf(inContent, project, seen = new Set([inContent])) {
  const affected = new Set()
  for (const name of sources(project)) {
    if (seen.has(name) || !importsOf(name, project).includes(withoutEnding(inContent))) continue
    seen.add(name)
    const page = pageOf(name, project)
    if (page) affected.add(page)
    for (const further of importersOf(name, project, seen)) affected.add(further)
  }
  return [...affected]
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

/** Returns the specs in the folders of these pages and those that name one of them. */
function findSpecsOf(pages, project) {
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

import path from 'node:path'
import { ts } from '../typescript.js'

/** A file with imports to check. */
export interface ProjectSource {
  /** Relative to the project, with forward slashes. */
  name: string
  text: string
}

/** Files in the root of src/ that every feature may import. */
export const rootFiles = [
  'src/chunk-error.ts',
  'src/content.ts',
  'src/dropped-project.ts',
  'src/links.ts',
  'src/use-loaded.ts',
  'src/page-query.ts',
  'src/current-location.ts',
  'src/failed-sheets.ts',
  'src/console-lines.ts',
  'src/storage.ts',
  'src/store.ts',
  'src/load-subject.ts'
]
const commonAreas = ['shared', 'src/ui', 'src/locale', 'src/theme', 'src/versions', ...rootFiles]

/**
 * The import rules of docs/architecture.md: a file that matches `pattern` may import only `allowed`, its own folder and
 * packages. The first match applies.
 */
const borders: { pattern: RegExp; allowed: readonly string[]; reason: string }[] = [
  {
    pattern: /^shared\//,
    allowed: [],
    reason: 'shared/ may import only its own files, because the browser and the server use it.'
  },
  {
    pattern: /^sandbox\//,
    allowed: ['shared'],
    reason: 'sandbox/ may import only shared/, because it runs untrusted code.'
  },
  {
    pattern: /^service-worker\//,
    allowed: ['shared'],
    reason: 'service-worker/ may import only shared/, because it is a service worker.'
  },
  {
    pattern: /^portable\//,
    allowed: ['shared'],
    reason: 'portable/ may import only shared/, because it runs in pages opened from files.'
  },
  {
    pattern: /^usage\//,
    allowed: ['shared'],
    reason: 'usage/ may import only shared/, because it runs in a worker, on the command line and in the build.'
  },
  {
    pattern: /^upgrade\/.*\.test\.ts$/,
    allowed: ['shared', 'usage', 'content', 'builder'],
    reason: 'A test of upgrade/ may import only upgrade/, usage/, shared/, content/ and builder/.'
  },
  {
    pattern: /^upgrade\//,
    allowed: ['shared', 'usage'],
    reason: 'upgrade/ may import only shared/ and usage/, because it runs in a worker and on the command line.'
  },
  {
    pattern: /^version-check\/(?:.*\.test\.ts$|fixtures\/)/,
    allowed: ['shared', 'usage', 'upgrade', 'upgrade-facts', 'content'],
    reason:
      'A test of version-check/ may import only version-check/, shared/, usage/, upgrade/, upgrade-facts/ and content/.'
  },
  {
    pattern: /^version-check\//,
    allowed: ['shared', 'usage', 'upgrade', 'upgrade-facts'],
    reason:
      'version-check/ may import only shared/, usage/, upgrade/ and upgrade-facts/, because it runs in a worker and on the command line.'
  },
  {
    pattern: /^answers\//,
    allowed: ['shared'],
    reason: 'answers/ may import only shared/, because it runs on the command line and on the server.'
  },
  {
    pattern: /^mcp\/(?:.*\.test\.ts$|fixtures\/)/,
    allowed: ['shared', 'answers', 'upgrade-facts', 'server', 'vxe-docs'],
    reason: 'A test of mcp/ may import only mcp/, shared/, answers/, upgrade-facts/, server/ and vxe-docs/.'
  },
  {
    pattern: /^mcp\//,
    allowed: ['shared', 'answers', 'usage', 'upgrade', 'upgrade-facts', 'version-check'],
    reason:
      'mcp/ may import only shared/, answers/, usage/, upgrade/, upgrade-facts/ and version-check/, because it runs on the command line, on the server and in a Worker.'
  },
  {
    pattern: /^vxe-docs\//,
    allowed: ['shared', 'answers', 'mcp', 'usage', 'upgrade', 'upgrade-facts', 'version-check', 'server'],
    reason:
      'vxe-docs/ may import only shared/, answers/, mcp/, usage/, upgrade/, upgrade-facts/, version-check/ and server/.'
  },
  {
    pattern: /^editor\/.*\.test\.ts$/,
    allowed: ['shared', 'usage', 'upgrade', 'upgrade-facts', 'version-check', 'builder', 'content'],
    reason:
      'A test of editor/ may import only editor/, shared/, usage/, upgrade/, upgrade-facts/, version-check/, builder/ and content/.'
  },
  {
    pattern: /^editor\//,
    allowed: ['shared', 'usage', 'upgrade', 'upgrade-facts', 'version-check', 'vxe-docs/installed-packages.ts'],
    reason:
      'editor/ may import only shared/, usage/, upgrade/, upgrade-facts/, version-check/ and vxe-docs/installed-packages.ts, because it runs in an editor.'
  },
  {
    pattern: /^upgrade-facts\//,
    allowed: ['shared'],
    reason: 'upgrade-facts/ may import only shared/, because the site, the server and the build use it.'
  },
  {
    pattern: /^server\/.*\.slow\.test\.ts$/,
    allowed: ['shared', 'upgrade-facts', 'e2e'],
    reason: 'A slow test of server/ may import only server/, shared/, upgrade-facts/ and the servers of e2e/.'
  },
  {
    pattern: /^server\/mcp-thread\.ts$/,
    allowed: ['shared', 'upgrade-facts', 'mcp', 'version-check'],
    reason: 'server/mcp-thread.ts may import only shared/, upgrade-facts/, mcp/ and types of version-check/.'
  },
  {
    pattern: /^server\//,
    allowed: ['shared', 'upgrade-facts', 'mcp'],
    reason: 'server/ may import only shared/, upgrade-facts/ and mcp/.'
  },
  {
    pattern: /^ledger\//,
    allowed: [
      'shared',
      'upgrade-facts',
      'builder/defects',
      'builder/releases',
      'sandbox/protocol.ts',
      'src/playground/compile'
    ],
    reason:
      'ledger/ may import only shared/, upgrade-facts/, builder/defects/, builder/releases/, the protocol of sandbox/ and src/playground/compile/.'
  },
  {
    pattern: /^content\/.*\.spec\.ts$/,
    allowed: ['e2e', 'shared'],
    reason: 'A spec may import only e2e/, shared/ and files beside it.'
  },
  {
    pattern: /^content\//,
    allowed: ['content/_shared'],
    reason:
      'A file of content/ may import only packages, content/_shared/ and files beside it, so that a copied demo runs.'
  },
  {
    pattern: /^builder\/.*\.(test|spec)\.ts$/,
    allowed: [
      'shared',
      'server',
      'content',
      'src',
      'sandbox',
      'portable',
      'upgrade',
      'upgrade-facts',
      'usage',
      'vxe-docs',
      'answers',
      'editor',
      'version-check',
      'mcp'
    ],
    reason: 'A test of builder/ may import anything except e2e/, bench/, commands/ and service-worker/.'
  },
  {
    pattern: /^builder\//,
    allowed: [
      'shared',
      'upgrade-facts',
      'upgrade',
      'usage',
      'server',
      'content',
      'vxe-docs',
      'editor',
      'version-check'
    ],
    reason:
      'builder/ may import only shared/, upgrade/, upgrade-facts/, usage/, version-check/, editor/, vxe-docs/, content/ and server/.'
  },
  {
    pattern: /^bench\//,
    allowed: ['shared', 'e2e', 'usage', 'upgrade', 'upgrade-facts', 'playwright.config.ts'],
    reason:
      'bench/ may import only shared/, e2e/, usage/, upgrade/, upgrade-facts/ and playwright.config.ts, because it measures the built site.'
  },
  {
    pattern: /^e2e\//,
    allowed: ['shared', 'upgrade-facts', 'commands/test-sets.mjs'],
    reason: 'e2e/ may import only shared/, upgrade-facts/ and commands/test-sets.mjs, because it tests the built site.'
  },
  {
    pattern: /^commands\//,
    allowed: [],
    reason: 'commands/ may import only its own files, because it runs before packages are installed.'
  },
  {
    pattern: /^src\/ui\//,
    allowed: ['shared', 'src/locale', 'src/chunk-error.ts', 'src/use-loaded.ts', 'src/store.ts'],
    reason: 'src/ui/ may import only shared/, src/locale/, src/chunk-error.ts, src/use-loaded.ts and src/store.ts.'
  },
  {
    pattern: /^src\/(locale|theme|versions)\//,
    allowed: [
      'shared',
      'src/chunk-error.ts',
      'src/content.ts',
      'src/current-location.ts',
      'src/storage.ts',
      'src/store.ts'
    ],
    reason: 'src/locale/, src/theme/ and src/versions/ may not import features, because every feature imports them.'
  },
  {
    pattern: /^src\/links\.ts$/,
    allowed: ['shared', 'src/locale'],
    reason: 'src/links.ts may import only shared/ and src/locale/.'
  },
  {
    pattern: /^src\/[^/]+\.test\.ts$/,
    allowed: ['shared', 'src'],
    reason: 'A test in the root of src/ may import only shared/ and src/.'
  },
  {
    pattern: new RegExp(`^(?:${rootFiles.map(name => name.replaceAll('.', '\\.')).join('|')})$`),
    allowed: ['shared', ...rootFiles],
    reason: 'A root file of src/ that every feature imports may import only shared/ and the other such files.'
  },
  {
    pattern: /^src\/[^/]+$/,
    allowed: ['shared', 'src'],
    reason: 'A file in the root of src/ may import only shared/ and src/.'
  },
  {
    pattern: /^src\/page\//,
    allowed: [...commonAreas, 'src/<folder>'],
    reason: 'src/page/ may import features, but not the files that start the app.'
  },
  {
    pattern: /^src\/playground\//,
    allowed: [...commonAreas, 'src/<folder>', 'sandbox', 'version-check'],
    reason: 'src/playground/ may import features, sandbox/ and version-check/, but not the files that start the app.'
  },
  {
    pattern: /^src\/first-screen\//,
    allowed: [...commonAreas, 'src/demo', 'content'],
    reason: 'src/first-screen/ may import src/demo/ and content/, but no other feature.'
  },
  {
    pattern: /^src\/theme-editor\//,
    allowed: [...commonAreas, 'src/demo', 'content'],
    reason: 'src/theme-editor/ may import src/demo/ and content/, but no other feature.'
  },
  {
    pattern: /^src\/(?:version-(?:fit|diff)|demo-map|defect-list)\//,
    allowed: [...commonAreas, 'upgrade-facts', 'upgrade'],
    reason:
      'src/version-fit/, src/version-diff/, src/demo-map/ and src/defect-list/ may import upgrade-facts/ and upgrade/, but no other feature.'
  },
  {
    pattern: /^src\/report\//,
    allowed: [...commonAreas, 'upgrade'],
    reason: 'src/report/ may import upgrade/, but no other feature.'
  },
  {
    pattern: /^src\/upgrade-check\//,
    allowed: [...commonAreas, 'upgrade', 'upgrade-facts', 'usage', 'version-check', 'content/search/later-names.ts'],
    reason:
      'src/upgrade-check/ may import upgrade/, upgrade-facts/, usage/, version-check/ and content/search/later-names.ts, but no other feature.'
  },
  {
    pattern: /^src\//,
    allowed: commonAreas,
    reason:
      'A feature may import only shared/, src/ui/, src/locale/, src/theme/, src/versions/ and the root files that every feature imports, not another feature.'
  }
]

/** Packages that only some folders may import. */
const packages: { names: RegExp; only: RegExp; reason: string }[] = [
  {
    names: /^(vite|rolldown|@vitejs\/.*)(\/(?!utils)|$)/,
    only: /^(builder\/(vite\.ts$|vite\/)|commands\/bundle-programs\.mjs$)/,
    reason: 'Only builder/vite.ts and builder/vite/ may import Vite, and commands/bundle-programs.mjs its bundler.'
  },
  {
    names: /^rolldown\/utils$/,
    only: /^(builder\/oxc\.ts|commands\/bundle-programs\.mjs)$/,
    reason: 'Only builder/oxc.ts and commands/bundle-programs.mjs may import the parser and the minifier.'
  },
  {
    names: /^node:/,
    only: /^(builder|server|e2e|bench|commands|editor|upgrade\/cli|vxe-docs|mcp\/fixtures)\/|\.(test|spec)\.\w+$/,
    reason: 'Code that runs in a browser may not import Node modules.'
  },
  {
    names: /^@modelcontextprotocol\//,
    only: /^mcp\/|^vxe-docs\/commands\/mcp\.ts$|\.test\.ts$/,
    reason: 'Only mcp/ and vxe-docs/commands/mcp.ts may import the protocol, so that no page loads it.'
  },
  {
    names: /^(react|react-dom)(\/|$)/,
    only: /^src\//,
    reason: 'Only src/ may import React.'
  },
  {
    names: /^(?!vitest$|@playwright\/test$)/,
    only: /^(?!shared\/)/,
    reason: 'shared/ may not import packages.'
  },
  {
    names: /^(?!(vue|vxe-table|xe-utils|ant-design-vue|echarts|element-ui|exceljs|moment|sortablejs)(\/|$))/,
    only: /^(?!content\/)|\.(test|spec)\.ts$/,
    reason: 'A demo may import only vue, vxe-table, xe-utils and the packages of decision 12.'
  }
]

/** Returns one sentence per import that crosses a border. */
export const findBrokenBorders = (files: readonly ProjectSource[]): string[] => files.flatMap(brokenBordersIn)

function brokenBordersIn({ name, text }: ProjectSource): string[] {
  return importsOf(name, text).flatMap(specifier => {
    const reason = borderProblem(name, specifier)
    return reason ? [`${name} imports ${specifier}. ${reason}`] : []
  })
}

function borderProblem(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('virtual:')) return undefined
  const target = targetOf(name, specifier)
  if (target === undefined) return packages.find(({ names, only }) => names.test(specifier) && !only.test(name))?.reason
  const border = borders.find(({ pattern }) => pattern.test(name))
  if (!border || isOwn(name, target) || border.allowed.some(area => isIn(target, area))) return undefined
  return border.reason
}

/** Returns the imported file, relative to the project; undefined for a package. */
function targetOf(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `content/${specifier.slice(2)}`
  if (specifier.startsWith('/')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(name), specifier)
  return undefined
}

/** True for a target in the same page of content, elsewhere in the same top folder or folder of src/. */
function isOwn(name: string, target: string): boolean {
  const own = name.startsWith('content/') ? path.posix.dirname(name) : areaOf(name)
  return isIn(target, own)
}

const areaOf = (name: string): string => /^(?:src\/)?[^/]+/.exec(name)![0]

/** `src/<folder>` means any folder of src/, but not its root files. */
const isIn = (target: string, area: string): boolean =>
  area === 'src/<folder>' ? /^src\/[^/]+\//.test(target) : target === area || target.startsWith(`${area}/`)

function importsOf(name: string, text: string): string[] {
  const script = name.endsWith('.vue') ? (/<script[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '') : text
  return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName)
}

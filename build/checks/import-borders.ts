import path from 'node:path'
import { ts } from '../typescript.js'

/** Who may import whom, as docs/architecture.md says it. What is not named here may not be imported. */
export interface SourceText {
  /** Relative to the project, with forward slashes. */
  name: string
  text: string
}

const leaves = [
  'src/chunk-error.ts',
  'src/content.ts',
  'src/links.ts',
  'src/loaded.ts',
  'src/page-query.ts',
  'src/place.ts',
  'src/sheets.ts',
  'src/shown-lines.ts',
  'src/storage.ts',
  'src/store.ts',
  'src/subject.ts'
]
const common = ['shared', 'src/ui', 'src/locale', 'src/theme', 'src/versions', ...leaves]

/** Places by the folders and files that they may import; the first that matches a file counts. */
const borders: { of: RegExp; may: readonly string[]; because: string }[] = [
  { of: /^shared\//, may: [], because: 'shared/ imports nothing: both sides use its words.' },
  { of: /^sandbox\//, may: ['shared'], because: 'sandbox/ knows shared/ and its own protocol, nothing of the app.' },
  { of: /^offline\//, may: ['shared'], because: 'offline/ is a service worker: it knows shared/ only.' },
  { of: /^portable\//, may: ['shared'], because: 'portable/ runs in a folder of files: it knows shared/ only.' },
  {
    of: /^upgrade\/.*\.test\.ts$/,
    may: ['shared', 'content', 'build'],
    because: 'A test of upgrade/ reads the demos, and may use the tools of the build.'
  },
  {
    of: /^upgrade\//,
    may: ['shared'],
    because: 'upgrade/ runs in a worker and on the command line: it knows shared/ only.'
  },
  {
    of: /^upgrade-facts\//,
    may: ['shared'],
    because: 'upgrade-facts/ is pure: the site, its server and build/ use it.'
  },
  { of: /^server\//, may: ['shared', 'upgrade-facts'], because: 'server/ knows shared/ and upgrade-facts/ only.' },
  {
    of: /^content\/.*\.spec\.ts$/,
    may: ['e2e', 'shared'],
    because: 'A spec uses the tools of e2e/ and what stands beside it.'
  },
  {
    of: /^content\//,
    may: ['content/_shared'],
    because: 'content/ knows packages, content/_shared and what stands beside it, so that a copied demo runs.'
  },
  {
    of: /^build\/.*\.(test|spec)\.ts$/,
    may: ['shared', 'server', 'content', 'src', 'sandbox', 'portable', 'upgrade', 'upgrade-facts'],
    because: 'A test of the build may compare it with the app.'
  },
  {
    of: /^build\//,
    may: ['shared', 'upgrade-facts', 'upgrade', 'server', 'content'],
    because: 'build/ knows shared/, upgrade/, upgrade-facts/, content and server/, no app.'
  },
  {
    of: /^bench\//,
    may: ['shared', 'e2e', 'upgrade', 'upgrade-facts', 'playwright.config.ts'],
    because: 'bench/ measures from outside.'
  },
  { of: /^e2e\//, may: ['shared', 'upgrade-facts'], because: 'e2e/ looks at the site from outside.' },
  { of: /^commands\//, may: [], because: 'commands/ runs before anything is installed or built.' },
  {
    of: /^src\/ui\//,
    may: ['shared', 'src/locale', 'src/chunk-error.ts', 'src/loaded.ts', 'src/store.ts'],
    because: 'src/ui knows words, no feature.'
  },
  {
    of: /^src\/(locale|theme|versions)\//,
    may: ['shared', 'src/chunk-error.ts', 'src/content.ts', 'src/place.ts', 'src/storage.ts', 'src/store.ts'],
    because: 'What every feature uses knows no feature.'
  },
  { of: /^src\/links\.ts$/, may: ['shared', 'src/locale'], because: 'src/links.ts knows words, no feature.' },
  { of: /^src\/[^/]+\.test\.ts$/, may: ['shared', 'src'], because: 'A test stands beside what it tests.' },
  {
    of: /^src\/(chunk-error|content|loaded|page-query|place|sheets|shown-lines|storage|store|subject)\.ts$/,
    may: ['shared', ...leaves],
    because: 'A root file of src/ that every feature uses knows none.'
  },
  { of: /^src\/[^/]+$/, may: ['shared', 'src'], because: 'The root of src/ composes the app.' },
  {
    of: /^src\/page\//,
    may: [...common, 'src/<folder>'],
    because: 'src/page composes features, the app composes src/page.'
  },
  {
    of: /^src\/playground\//,
    may: [...common, 'src/<folder>', 'sandbox'],
    because: 'src/playground composes features, the app composes src/playground.'
  },
  {
    of: /^src\/theme-editor\//,
    may: [...common, 'src/demo', 'content'],
    because: 'src/theme-editor shows real demos and knows no other feature.'
  },
  {
    of: /^src\/version-(fit|diff)\//,
    may: [...common, 'upgrade-facts', 'upgrade'],
    because: 'src/version-fit and src/version-diff show what upgrade-facts/ and upgrade/ say and know no other feature.'
  },
  {
    of: /^src\/report\//,
    may: [...common, 'upgrade'],
    because: 'src/report writes a diff as upgrade/ does and knows no other feature.'
  },
  {
    of: /^src\/upgrade-check\//,
    may: [...common, 'upgrade'],
    because: 'src/upgrade-check shows what upgrade/ finds and knows no other feature.'
  },
  {
    of: /^src\//,
    may: common,
    because:
      'Features know ui, locale, theme, versions, the root files and shared/, not each other: page/, playground/ and app.tsx compose them.'
  }
]

/** Packages that only some places may know. */
const packages: { names: RegExp; only: RegExp; because: string }[] = [
  {
    names: /^(vite|rolldown|@vitejs\/.*)(\/(?!utils)|$)/,
    only: /^(build\/(vite\.ts$|vite\/)|commands\/bundle-programs\.mjs$)/,
    because: 'Vite is known to build/vite.ts and build/vite/, its bundler also to commands/bundle-programs.mjs.'
  },
  {
    names: /^rolldown\/utils$/,
    only: /^(build\/oxc\.ts|commands\/bundle-programs\.mjs)$/,
    because: 'The parser and the minifier are known to build/oxc.ts and commands/bundle-programs.mjs.'
  },
  {
    names: /^node:/,
    only: /^(build|server|e2e|bench|commands|upgrade\/cli)\/|\.(test|spec)\.\w+$/,
    because: 'What runs in a browser knows no Node.'
  },
  {
    names: /^(react|react-dom)(\/|$)/,
    only: /^src\//,
    because: 'Only src/ knows React.'
  },
  {
    names: /^(?!vitest$|@playwright\/test$)/,
    only: /^(?!shared\/)/,
    because: 'shared/ imports no package.'
  },
  {
    names: /^(?!(vue|vxe-table|xe-utils|ant-design-vue|echarts|element-ui|exceljs|moment|sortablejs)(\/|$))/,
    only: /^(?!content\/)|\.(test|spec)\.ts$/,
    because: 'Demos import vue, vxe-table, xe-utils and the packages of decision 12.'
  }
]

/** One sentence per import that crosses a border. */
export const brokenBorders = (files: readonly SourceText[]): string[] => files.flatMap(brokenIn)

function brokenIn({ name, text }: SourceText): string[] {
  return importsOf(name, text).flatMap(specifier => {
    const reason = wrong(name, specifier)
    return reason ? [`${name} imports ${specifier}. ${reason}`] : []
  })
}

function wrong(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('virtual:')) return undefined
  const target = targetOf(name, specifier)
  if (target === undefined)
    return packages.find(({ names, only }) => names.test(specifier) && !only.test(name))?.because
  const border = borders.find(({ of }) => of.test(name))
  if (!border || isOwn(name, target) || border.may.some(place => isIn(target, place))) return undefined
  return border.because
}

/** The file an import means, relative to the project; undefined for a package. */
function targetOf(name: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return `content/${specifier.slice(2)}`
  if (specifier.startsWith('/')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(name), specifier)
  return undefined
}

/** A page of content is a place of its own; elsewhere a top folder, or a folder of src/, is. */
function isOwn(name: string, target: string): boolean {
  const own = name.startsWith('content/') ? path.posix.dirname(name) : placeOf(name)
  return isIn(target, own)
}

const placeOf = (name: string): string => /^(?:src\/)?[^/]+/.exec(name)![0]

/** `src/<folder>` means any folder of src/, but not its root files. */
const isIn = (target: string, place: string): boolean =>
  place === 'src/<folder>' ? /^src\/[^/]+\//.test(target) : target === place || target.startsWith(`${place}/`)

function importsOf(name: string, text: string): string[] {
  const script = name.endsWith('.vue') ? (/<script[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '') : text
  return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName)
}

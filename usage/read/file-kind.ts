import type { ScriptLanguage } from './script.ts'

export type FileKind = 'component' | 'script' | 'style' | 'package' | 'lock' | 'browsers' | 'page' | 'config'

/** Returns the kind of a file by its name; undefined for files that are not read. */
export function fileKind(name: string): FileKind | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1)
  if (base === 'package.json') return 'package'
  if (['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml'].includes(base)) return 'lock'
  if (base === '.browserslistrc') return 'browsers'
  // The paths of imports are in it.
  if (/^[jt]sconfig[\w.-]*\.json$/.test(base)) return 'config'
  if (/\.d\.[cm]?ts$/.test(base)) return 'script'
  if (base.endsWith('.vue')) return 'component'
  if (/\.[cm]?[jt]sx?$/.test(base)) return base.endsWith('.min.js') ? undefined : 'script'
  if (/\.html?$/.test(base)) return 'page'
  return /\.(?:css|scss|sass|less|styl)$/.test(base) ? 'style' : undefined
}

export function scriptLanguage(ending: string): ScriptLanguage {
  if (ending === 'tsx') return 'tsx'
  return /^[cm]?ts$|^typescript$/.test(ending) ? 'ts' : 'js'
}

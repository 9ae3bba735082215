import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles } from '../pages/content-files.ts'

const sheets = ['src/theme/base.css', 'src/theme/controls.css']

/** Returns the class names that the site's shared sheets style on every page. */
export const siteClasses = (root: string): Set<string> =>
  new Set(
    sheets.flatMap(sheet =>
      [...readFileSync(path.join(root, sheet), 'utf8').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(
        ([, name = '']) => name
      )
    )
  )

/** A demo with such a class would look different on the page than in the project it is copied to. */
export function checkClasses(files: ContentFiles, siteClassNames: ReadonlySet<string>): string[] {
  return files
    .list()
    .filter(name => name.endsWith('.vue'))
    .flatMap(name => {
      const used = [...files.read(name).matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
      return [...new Set(used)]
        .filter(each => siteClassNames.has(each))
        .map(
          each => `content/${name} uses the class "${each}", which the site's own sheet styles. Give it another name.`
        )
    })
}

/**
 * The library's own sheet has no custom properties; this site defines those of its colors for the dark theme. In a
 * project that copies a demo, only the fallback applies.
 */
export function checkProperties(files: ContentFiles): string[] {
  return files
    .list()
    .filter(name => name.endsWith('.vue'))
    .flatMap(name =>
      [...files.read(name).matchAll(/var\((--vxe-[\w-]+)\s*\)/g)].map(
        ([, property]) =>
          `content/${name} reads ${property} without a fallback, which is nothing outside of this site. Write var(${property}, …) with the library's own value.`
      )
    )
}

const maxLineLength = 120

/** True for files that readers see: demos, and the modules beside them or in `_shared`. */
const isShown = (name: string): boolean =>
  name.endsWith('.vue') ||
  (name.endsWith('.ts') && name.includes('/') && !/^(?:api|search)\/|\.(?:spec|test)\.ts$/.test(name))

/** No formatter limits the width of demos. The Chinese source is measured; its English text may be longer. */
export function checkLineLengths(files: ContentFiles): string[] {
  return files
    .list()
    .filter(isShown)
    .flatMap(name =>
      files
        .read(name)
        .split('\n')
        .flatMap((line, index) =>
          line.length > maxLineLength
            ? [`content/${name}:${index + 1}: a line of ${line.length} characters; at most ${maxLineLength}. Break it.`]
            : []
        )
    )
}

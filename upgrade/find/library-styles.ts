import type { SourceFile } from '../check.ts'
import type { CheckContext } from './check-context.ts'

const pcUiStyle =
  /["'(]\s*(?:~|[./]*node_modules\/)?vxe-pc-ui\/(?:(?:lib|es)\/(?:style|index)(?:\.min)?\.css|styles\/(?:all|default|index)(?:\.s[ac]ss)?)["')]/

/** Returns the style sheet that is needed beside one of the library; undefined for other files. */
export function pcUiStyleOf(source: string): string | undefined {
  const [, prefix, min = ''] = /^(~?)vxe-table\/lib\/(?:style|index)(\.min)?\.css$/.exec(source) ?? []
  return prefix === undefined ? undefined : `${prefix}vxe-pc-ui/lib/style${min}.css`
}

/** True if the file, or another one of its package, loads the style of vxe-pc-ui. */
export function hasPcUiStyle({ file, text, getFact }: CheckContext): boolean {
  if (pcUiStyle.test(text)) return true
  const { packages, withStyle } = getFact(findPackagesWithStyle)
  return withStyle.has(packageOf(file, packages))
}

function findPackagesWithStyle(files: readonly SourceFile[]): { packages: string[]; withStyle: ReadonlySet<string> } {
  const packages = files.flatMap(
    ({ name }) => /^(.*\/)?package\.json$/.exec(name)?.[0].replace(/package\.json$/, '') ?? []
  )
  const names = files.filter(({ text }) => pcUiStyle.test(text)).map(({ name }) => packageOf(name, packages))
  return { packages, withStyle: new Set(names) }
}

/** Returns the innermost folder with a `package.json` around a file. */
const packageOf = (file: string, packages: readonly string[]): string =>
  packages.filter(folder => file.startsWith(folder)).sort((left, right) => right.length - left.length)[0] ?? ''

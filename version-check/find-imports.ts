import type { PackageImport } from '../usage/follow/package-imports.ts'
import { readPackageImports } from '../usage/follow/package-imports.ts'
import { kebab } from '../usage/read/names.ts'
import type { SourceContext } from './check-context.ts'
import { joinSentences, reportUnknownName } from './check-context.ts'

const libraryPackage = /^(?:vxe-table|vxe-pc-ui|@vxe-ui\/core)(?:\/|$)/

/** Names that the entries of later packages have under the name of the 3.8 entry. */
const entryNames: ReadonlySet<string> = new Set(['VxeUI', 'VxeUITable', 'VxeUIAll'])

/** Finds packages, exports and types that the version lacks. */
export function findImports(context: SourceContext): void {
  const { members } = context
  const isSplit = members.hasName('vxe-pc-ui', '=VxeUI')
  for (const each of readPackageImports(context.analyzed, source => libraryPackage.test(source))) {
    if (each.source.startsWith('vxe-table')) findExports(context, each)
    else if (!isSplit) reportPackage(context, each)
  }
}

function reportPackage(context: SourceContext, { source, sourceRange }: PackageImport): void {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(source) ?? []
  const here = source.replace(name, 'vxe-table')
  const isHere = here === 'vxe-table' || /^vxe-table\/lib\/style(?:\.min)?\.css$/.test(here)
  const [range] = context.members.rangesOfName('vxe-pc-ui', '=VxeUI')
  context.report(
    sourceRange,
    {
      kind: 'package',
      page: '/table/start/install',
      ...(range && { releases: { ...range, isExact: true } }),
      ...(isHere && { here })
    },
    texts =>
      joinSentences([texts.lacksPackage(`vxe-table ${context.members.version}`, name), isHere ? texts.use(here) : ''])
  )
}

function findExports(context: SourceContext, { source, names }: PackageImport): void {
  const { members } = context
  // In 3.0 and 3.1, a plugin of the bundler replaces names by files.
  if (source !== 'vxe-table' || !members.hasName('vxe-table', '=Table')) return
  for (const { name, key, isShort, isType } of names) {
    if (name === 'default' || members.hasName('vxe-table', `=${name}`) || members.hasName('types', `:${name}`)) continue
    const exported = [
      ...members.rangesOfName('vxe-table', `=${name}`),
      ...members.rangesOfName('vxe-pc-ui', `=${name}`)
    ]
    const typed = members.rangesOfName('types', `:${name}`)
    const isTypeOnly = isType || exported.length === 0
    const ranges = isTypeOnly ? typed : exported
    if (ranges.length === 0) continue
    const isEntry = entryNames.has(name)
    reportUnknownName(context, {
      kind: isTypeOnly ? 'type' : 'export',
      range: key,
      key: isTypeOnly ? `type ${name}` : isEntry ? 'export VxeUI' : `component ${name}`,
      title: isTypeOnly ? name : kebab(name),
      ranges,
      hasReplacement: ({ from }) =>
        isTypeOnly ? members.hasName('types', `:${from}`) : !isEntry || members.hasName('vxe-table', `=${from}`),
      rename: to => (isTypeOnly ? undefined : { ...key, text: isShort ? `${to} as ${name}` : to }),
      describe: (texts, version) => (isTypeOnly ? texts.lacksType(version, name) : texts.lacksExport(version, name))
    })
  }
}

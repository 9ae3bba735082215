import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { root } from './process.mjs'
import { programName, programs, programsFolder, programsList, programInputs, hashOf } from './programs.mjs'

/** Bundles the programs of `builder/`; see programs.mjs. */

/** Packages of many small files, which are bundled. All others stay imports: they are one file, need their folder, or are seldom used. */
const bundledPackages =
  /^(@mdx-js\/mdx|@lezer\/[\w-]+|mdast-util-gfm-table|micromark-extension-gfm-table|unist-util-visit)$/

/** Hash of each file as it was read, so a file that changes meanwhile makes the bundle outdated. */
const sums = Object.fromEntries(programInputs.map(name => [name, hashOf(readFileSync(path.join(root, name)))]))
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(programs.map(entry => [programName(entry), path.join(root, entry)])),
  platform: 'node',
  external: (id, importer) =>
    !/^[./\0]|^[A-Za-z]:\\/.test(id) &&
    !bundledPackages.test(id) &&
    !importer?.split(path.sep).includes('node_modules'),
  plugins: [{ name: 'place-of-modules', transform: replaceImportMeta }],
  onLog(level, log, next) {
    // The transform keeps lines but shifts columns, so the source map warning is expected; warnings of packages can't be fixed here.
    const isKnown = log.code === 'SOURCEMAP_BROKEN' || log.id?.includes('node_modules')
    if (level !== 'warn' || !isKnown) next(level, log)
  }
})
const draft = path.join(programsFolder, `${process.pid}.new`)
const { output } = await bundle.write({
  dir: draft,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name].[hash].mjs'
})
const folder = createHash('sha256')
  .update(output.map(({ fileName, code = '' }) => fileName + code).join('\0'))
  .digest('hex')
  .slice(0, 12)
moveBundle(draft, path.join(programsFolder, folder))
writeFileSync(`${programsList}.${process.pid}.new`, JSON.stringify({ folder, place: root, sums }))
renameSync(`${programsList}.${process.pid}.new`, programsList)
deleteOldBundles()

/** Replaces `import.meta` by the paths of the source, so that a module reads files as if it ran from its own folder. */
function replaceImportMeta(code, id) {
  if (!path.isAbsolute(id) || id.split(path.sep).includes('node_modules')) return null
  sums[path.relative(root, id).split(path.sep).join('/')] = hashOf(code)
  if (!code.includes('import.meta.')) return null
  const values = { url: pathToFileURL(id).href, dirname: path.dirname(id), filename: id }
  let changed = code
  for (const { start, end } of metaProperties(parseSync(id, code).program).toReversed()) {
    const [, name = ''] = /^import\.meta\.(\w+)$/.exec(code.slice(start, end)) ?? []
    if (Object.hasOwn(values, name))
      changed = changed.slice(0, start) + JSON.stringify(values[name]) + changed.slice(end)
  }
  return { code: changed, moduleType: 'ts' }
}

/** Returns expressions such as `import.meta.url` in the order of the text, without those in strings. */
function metaProperties(node) {
  if (!node || typeof node !== 'object') return []
  if (node.type === 'MemberExpression' && node.object.type === 'MetaProperty') return [node]
  return Object.values(node).flatMap(metaProperties)
}

/** Moves the bundle to its folder; another command may have written the same one already. */
function moveBundle(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    if (!/^(ENOTEMPTY|EEXIST|EPERM)$/.test(error.code)) throw error
  }
}

/** Deletes bundles older than an hour; a running program may still start another one of a younger bundle. */
function deleteOldBundles() {
  const anHour = 3_600_000
  for (const name of readdirSync(programsFolder)) {
    const file = path.join(programsFolder, name)
    if (name !== folder && Date.now() - statSync(file).mtimeMs > anHour) rmSync(file, { recursive: true, force: true })
  }
}

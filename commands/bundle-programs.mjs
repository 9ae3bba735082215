import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { root } from './process.mjs'
import { programName, programs, programsFolder, programsList, programsNeed, sumOf } from './programs.mjs'

/** Puts the programs of `build/` together; see programs.mjs. */

/** Packages of many small files. All others are imported as they are: they are one file, need their folder, or are seldom used. */
const inMany = /^(@mdx-js\/mdx|@lezer\/[\w-]+|mdast-util-gfm-table|micromark-extension-gfm-table|unist-util-visit)$/

/** Of each file as it was when it was read: one that changes meanwhile makes the programs old. */
const sums = Object.fromEntries(programsNeed.map(name => [name, sumOf(readFileSync(path.join(root, name)))]))
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(programs.map(entry => [programName(entry), path.join(root, entry)])),
  platform: 'node',
  external: (id, importer) =>
    !/^[./\0]|^[A-Za-z]:\\/.test(id) && !inMany.test(id) && !importer?.split(path.sep).includes('node_modules'),
  plugins: [{ name: 'place-of-modules', transform: placed }],
  onLog(level, log, next) {
    // Lines stay where they are; columns after a place do not. What packages do is not ours to mend.
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
keep(draft, path.join(programsFolder, folder))
writeFileSync(`${programsList}.${process.pid}.new`, JSON.stringify({ folder, place: root, sums }))
renameSync(`${programsList}.${process.pid}.new`, programsList)
forgetOld()

/** A module of this project knows its place, where it reads files, as if it were run from there. */
function placed(code, id) {
  if (!path.isAbsolute(id) || id.split(path.sep).includes('node_modules')) return null
  sums[path.relative(root, id).split(path.sep).join('/')] = sumOf(code)
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

/** `import.meta.url` and its like, in the order of the text; those in strings are none. */
function metaProperties(node) {
  if (!node || typeof node !== 'object') return []
  if (node.type === 'MemberExpression' && node.object.type === 'MetaProperty') return [node]
  return Object.values(node).flatMap(metaProperties)
}

/** Another command may have made the same. */
function keep(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    rmSync(from, { recursive: true, force: true })
    if (!/^(ENOTEMPTY|EEXIST|EPERM)$/.test(error.code)) throw error
  }
}

/** A program that runs at this moment may start another one of its kind. */
function forgetOld() {
  const anHour = 3_600_000
  for (const name of readdirSync(programsFolder)) {
    const file = path.join(programsFolder, name)
    if (name !== folder && Date.now() - statSync(file).mtimeMs > anHour) rmSync(file, { recursive: true, force: true })
  }
}

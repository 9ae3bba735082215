import path from 'node:path'
import { libraryIn } from '../vite/sandbox-program.ts'
import { buildRelease } from './release-program.ts'

/**
 * `node --import tsx builder/releases/build-installed.ts vxe-table-3-2 FOLDER` builds the program of an installed release
 * into a folder and prints its files, for tests that need a release without a network.
 */
const [, , name = '', folder = ''] = process.argv
const root = path.resolve(import.meta.dirname, '../..')
const release = await buildRelease(root, libraryIn(path.join(root, 'node_modules'), name), path.resolve(folder))
process.stdout.write(JSON.stringify(release))

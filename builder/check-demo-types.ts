import path from 'node:path'
import { findDemoTypeErrors } from './demo-types/demo-type-errors.ts'

/** `npm run check`, the types of the demos. */
const root = path.resolve(import.meta.dirname, '..')
const errors = findDemoTypeErrors({
  root,
  content: path.join(root, 'content'),
  folder: path.join(root, '.cache/types/demos')
})
for (const error of errors) console.error(error)
process.exitCode = errors.length ? 1 : 0

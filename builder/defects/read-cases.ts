import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A small component that shows a defect of 3.8.6, with expectations that fail where the defect exists. */
export interface DefectCase {
  /** Route of its page and its name: `table/edit/cellValid/clear-validate`. */
  id: string
  page: string
  name: string
  component: string
  check: string
  /** The same component with the workaround that the page names; its check passes in 3.8.6. */
  workaround?: string
}

/** Maximum lines of a component, so that a reader reads it at once. */
export const maxCaseLines = 60

/** Reads the cases in `defects/`, in the order of their ids. Its folders have the paths of the pages. */
export function readCases(folder: string): DefectCase[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\/[\w-]+\.vue$/.test(file))
    .sort()
    .map(file => readCase(folder, file))
}

function readCase(folder: string, file: string): DefectCase {
  const id = file.slice(0, -'.vue'.length)
  const [page, name] = [path.posix.dirname(id), path.posix.basename(id)]
  const base = path.join(folder, id)
  const read = (ending: string): string => readFileSync(base + ending, 'utf8')
  if (!existsSync(`${base}.check.js`))
    throw new Error(`defects/${file} has no check. Write its expectations in ${name}.check.js beside it.`)
  return {
    id,
    page,
    name,
    component: read('.vue'),
    check: read('.check.js'),
    ...(existsSync(`${base}.workaround.vue`) && { workaround: read('.workaround.vue') })
  }
}

import { minifySync, parseSync, transformSync } from 'rolldown/utils'

/** The parser and the minifier that the bundler uses, for code that no bundler sees. */

/** A module of the content, as small as the bundler makes those of the app. */
export function minified(code: string, file: string): string {
  const result = minifySync(file.replace(/\.\w+$/, '.js'), code, { module: true, compress: { target: 'es2022' } })
  if (result.errors.length)
    throw new Error(`${file} does not compile: ${result.errors.map(each => each.message).join('; ')}`)
  return result.code
}

/** A module's tree and what it imports and exports. */
export const parsed = (code: string, file: string) => parseSync(file, code)

/** Whether code holds syntax that this target does not read. */
export function newerThan(target: string, code: string, file: string): boolean {
  const lowered = (to: string) => transformSync(file, code, { target: to, sourceType: 'module' }).code
  return lowered(target) !== lowered('esnext')
}

export const isReadable = (code: string, file: string): boolean => parseSync(file, code).errors.length === 0

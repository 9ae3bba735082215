import { minifySync, parseSync, transformSync } from 'rolldown/utils'

/** The parser and the minifier of the bundler, for code that is not bundled. */

/** Minifies a module of the content as the bundler minifies those of the app. */
export function minifyCode(code: string, file: string): string {
  const result = minifySync(file.replace(/\.\w+$/, '.js'), code, { module: true, compress: { target: 'es2022' } })
  if (result.errors.length)
    throw new Error(`${file} does not compile: ${result.errors.map(each => each.message).join('; ')}`)
  return result.code
}

/** Parses a module to its tree, its imports and its exports. */
export const parseCode = (code: string, file: string) => parseSync(file, code)

/** True if code contains syntax that this target does not support. */
export function isNewerThan(target: string, code: string, file: string): boolean {
  const lowered = (to: string) => transformSync(file, code, { target: to, sourceType: 'module' }).code
  return lowered(target) !== lowered('esnext')
}

export const isReadable = (code: string, file: string): boolean => parseSync(file, code).errors.length === 0

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Loads Vue's compiler when something is compiled: loading takes 0.15 s, and a build with cached results does not
 * need it.
 */
export const vueCompiler = (): typeof import('vue/compiler-sfc') => require('vue/compiler-sfc')

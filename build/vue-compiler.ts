import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Vue's compiler, read when something is compiled: that takes 0.15 s, and a build that remembers needs none of it. */
export const vueCompiler = (): typeof import('vue/compiler-sfc') => require('vue/compiler-sfc')

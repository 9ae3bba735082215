import type { Plugin } from 'vite'

/** Marks imported sheets as side effects: rendered pages have classes that no script of the app names. */
export const sideEffectStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' })
  }
})

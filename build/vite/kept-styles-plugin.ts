import type { Plugin } from 'vite'

/** A sheet counts when it is imported: what the build draws has classes that no script of the app names. */
export const keptStyles = (): Plugin => ({
  name: 'kept-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' })
  }
})

import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Loads the compiler on first access: loading takes half a second, and a build with cached results does not need it.
 */
export const ts = Object.create(
  new Proxy(
    {},
    {
      get(_, name) {
        // Replaces the proxy by the compiler.
        Object.setPrototypeOf(ts, require('typescript-5'))
        return ts[name]
      }
    }
  )
)

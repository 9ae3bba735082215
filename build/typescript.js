import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The compiler, read when something of it is asked for: that takes half a second, and a build that remembers what it
 * needs asks for nothing.
 */
export const ts = Object.create(
  new Proxy(
    {},
    {
      get(_, name) {
        // From now on without the proxy.
        Object.setPrototypeOf(ts, require('typescript-5'))
        return ts[name]
      }
    }
  )
)

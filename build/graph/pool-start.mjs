import { register } from 'tsx/esm/api'

// A worker does not take over the loader that lets the main program import TypeScript.
register()
await import('./pool-worker.ts')

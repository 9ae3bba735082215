import { register } from 'tsx/esm/api'

// Registered here, because a worker does not inherit the loader that lets the main program import TypeScript.
register()
await import('./pool-worker.ts')

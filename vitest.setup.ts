import { afterAll, vi } from 'vitest'

/** Test files share a process, so global changes of one file are reverted before the next. */
const env = { ...process.env }
const folder = process.cwd()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  if (process.cwd() !== folder) process.chdir(folder)
})

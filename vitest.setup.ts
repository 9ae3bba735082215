import { afterAll, vi } from 'vitest'

/** Test files share a program: what one of them sets there is taken back before the next. */
const env = { ...process.env }
const folder = process.cwd()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  if (process.cwd() !== folder) process.chdir(folder)
})

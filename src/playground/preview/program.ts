import { sandbox } from 'virtual:sandbox'

/** Which version of the library a frame runs. */
export type ProgramName = 'documented' | 'newest'

export interface Program {
  script: string
  style: string
}

const loading = new Map<ProgramName, Promise<Program>>()

/** A frame's program is loaded by the page, once and from its cache: a document without an origin has none. */
export function loadProgram(name: ProgramName): Promise<Program> {
  const known = loading.get(name)
  if (known) return known
  const { script, style } = sandbox[name]
  const program = Promise.all([load(script), load(style)]).then(([script, style]) => ({ script, style }))
  loading.set(name, program)
  // A failure is forgotten, so that the next run asks again.
  program.catch(() => loading.delete(name))
  return program
}

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/**
 * No service worker answers for a document without an origin. Whoever keeps a copy of the site gets the frame inside of one
 * that has the site's origin.
 */
export const isHosted = (): boolean => Boolean(navigator.serviceWorker?.controller)

export const framePage = (): string => (isHosted() ? sandbox.hosted : sandbox.page)

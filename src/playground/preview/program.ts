import { sandbox } from 'virtual:sandbox'

/** Version of the library that a frame runs. */
export type ProgramName = 'documented' | 'newest'

export interface FrameProgram {
  script: string
  style: string
}

const programsByName = new Map<ProgramName, Promise<FrameProgram>>()

/** Loads a frame's program in the page, once and from its cache: a document without an origin has no cache. */
export function loadProgram(name: ProgramName): Promise<FrameProgram> {
  const cached = programsByName.get(name)
  if (cached) return cached
  const { script, style } = sandbox[name]
  const program = Promise.all([load(script), load(style)]).then(([script, style]) => ({ script, style }))
  programsByName.set(name, program)
  // A failed request is not cached, so that the next run repeats it.
  program.catch(() => programsByName.delete(name))
  return program
}

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/**
 * True if a service worker serves the site from a copy in the browser. It cannot serve a document without an origin, so
 * the sandboxed frame is then nested in a frame with the site's origin.
 */
export const isHosted = (): boolean => Boolean(navigator.serviceWorker?.controller)

export const getFramePage = (): string => (isHosted() ? sandbox.hosted : sandbox.page)

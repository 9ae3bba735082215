import { sandbox } from 'virtual:sandbox'

export interface Program {
  script: string
  style: string
}

let loading: Promise<Program> | undefined

/** The frame's program is loaded by the page, once and from its cache: a document without an origin has none. */
export function loadProgram(): Promise<Program> {
  loading ??= Promise.all([load(sandbox.script), load(sandbox.style)]).then(([script, style]) => ({ script, style }))
  // A failure is forgotten, so that the next run asks again.
  loading.catch(() => (loading = undefined))
  return loading
}

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

export const framePage: string = sandbox.page

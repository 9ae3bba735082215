/** From which version to which; `ui` is the version of `vxe-pc-ui` that comes along. */
export interface Versions {
  from: string
  to: string
  ui?: string
}

/** The newest `vxe-pc-ui` that the rules were checked against. */
export const newestUi = '3.14.27'

/** What is asked most: the documented version, and the newest one that the rules were checked against. */
export const defaultVersions = { from: '3.8.6', to: '3.21.6' } as const

export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text)

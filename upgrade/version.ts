/** Current and target version; `ui` is the version of `vxe-pc-ui` installed with the target. */
export interface UpgradeVersions {
  from: string
  to: string
  ui?: string
}

/** The newest `vxe-pc-ui` that the rules were checked against. */
export const newestPcUi = '3.14.27'

/** Default versions: the documented one, and the newest one that the rules were checked against. */
export const defaultVersions = { from: '3.8.6', to: '3.21.6' } as const

export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(text)

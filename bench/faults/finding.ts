/** Row of the result table. */
export interface FaultFinding {
  label: string
  measured: string
  target: string
  isGood: boolean
}

export const createFinding = (
  label: string,
  measured: string | number,
  target: string,
  isGood: boolean
): FaultFinding => ({
  label,
  measured: String(measured),
  target,
  isGood
})

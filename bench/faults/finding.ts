/** One line of the table. */
export interface Finding {
  what: string
  found: string
  aim: string
  isGood: boolean
}

export const finding = (what: string, found: string | number, aim: string, isGood: boolean): Finding => ({
  what,
  found: String(found),
  aim,
  isGood
})

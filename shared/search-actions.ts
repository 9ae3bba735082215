/** Dialogs that a hit opens instead of an address. */
const searchActions = ['offline'] as const
export type SearchAction = (typeof searchActions)[number]

/** Returns the `href` of a hit that opens a dialog: `action:offline`. */
export const formatAction = (action: SearchAction): string => `action:${action}`

export const parseAction = (href: string): SearchAction | undefined =>
  searchActions.find(action => href === formatAction(action))
